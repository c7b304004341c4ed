import { gstFilingService } from './gst/gst-filing-service.ts'
import { gstRegistrationService } from './gst/gst-registration-service.ts'
import { nsdlPanService } from './nsdl-pan/nsdl-pan-service.ts'
import type { WebServices } from './ui/web-service.ts'
import { utiPanService } from './uti-pan/uti-pan-service.ts'

/** The list of this floor: what each service of the register offers here. */
export const webServices: WebServices = {
  'nsdl-pan': nsdlPanService,
  'uti-pan': utiPanService,
  'gst-registration': gstRegistrationService,
  'gst-filing': gstFilingService,
}
