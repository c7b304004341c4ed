import type { WebService } from '../ui/web-service.ts'
import { officeSide } from './office-side.ts'
import { ownSide } from './own-side.ts'

export const nsdlPanService: WebService<'nsdl-pan'> = {
  office: officeSide,
  own: ownSide,
  tones: { 'pan-new': 'blue', 'pan-correction': 'teal' },
}
