import { serviceTexts } from '../../texts/en/service.ts'
import type { WebService } from '../ui/web-service.ts'
import { officeSide } from './office-side.ts'
import { ownSide } from './own-side.ts'

export const nsdlPanService: WebService<'nsdl-pan'> = {
  office: officeSide,
  own: ownSide,
  volumes: {
    'pan-new': { name: serviceTexts.newPan, tone: 'blue' },
    'pan-correction': { name: serviceTexts.panCorrection, tone: 'teal' },
  },
}
