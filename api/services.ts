import { gstFilingService } from './gst/filing/gst-filing-service.ts'
import { gstRegistrationService } from './gst/registration/gst-registration-service.ts'
import { nsdlPanService } from './nsdl-pan/nsdl-pan-service.ts'
import type { ApiServices } from './service/api-service.ts'
import { utiPanService } from './uti-pan/uti-pan-service.ts'

/** The list of this floor: what each service of the register offers here. */
export const apiServices: ApiServices = {
  'nsdl-pan': nsdlPanService,
  'uti-pan': utiPanService,
  'gst-registration': gstRegistrationService,
  'gst-filing': gstFilingService,
}
