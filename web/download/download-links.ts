import type { LinkName } from '../../contract/download.ts'

type Links = Partial<Record<LinkName, string>>

/** The links of each card, in the order they stand there. */
export const portalLinks: Links = {
  ekycPanLink: 'e-KYC PAN (NSDL / Protean)',
  panPortalLink: 'PAN portal (UTI)',
}
export const statusLinks: Links = {
  nsdlStatusLink: 'NSDL PAN STATUS',
  utiStatusLink: 'UTI PAN STATUS',
  linkAadhaarLink: 'LINK AADHAR TO PAN',
}
export const pancardLinks: Links = {
  epanByAckLink: 'Download e-PAN by acknowledgement number',
  epanByPanLink: 'Download e-PAN by PAN number',
}
export const investmentLinks: Links = {
  dematLink: 'Open a demat account',
  npsLink: 'Open an NPS account',
  vatsalyaLink: 'Open a Vatsalya NPS account',
}
export const softwareLinks: Links = {
  rdMantraLink: 'Mantra RD service',
  rdMorphoLink: 'Morpho RD service',
  scannerLink: 'Scanner tool',
  remoteSupportLink: 'Remote-support viewer',
}
