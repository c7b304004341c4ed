import { gstFilingContract } from './gst/gst-filing-contract.ts'
import { gstRegistrationContract } from './gst/gst-registration-contract.ts'
import { nsdlPanContract } from './nsdl-pan/nsdl-pan-contract.ts'
import type { ServiceContract } from './service-contract.ts'
import type { ServiceKey } from './services.ts'
import { utiPanContract } from './uti-pan/uti-pan-contract.ts'

/** The list of this floor: what each service of the register offers here. */
export const serviceContracts: Readonly<Record<ServiceKey, ServiceContract>> = {
  'nsdl-pan': nsdlPanContract,
  'uti-pan': utiPanContract,
  'gst-registration': gstRegistrationContract,
  'gst-filing': gstFilingContract,
}
