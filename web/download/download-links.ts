import type { LinkName } from '../../contract/download.ts'
import type { Text } from '../../texts/catalogue.ts'
import { downloadTexts } from '../../texts/en/download.ts'

type Links = Partial<Record<LinkName, Text>>

/** The links of each card, in the order they stand there. */
export const portalLinks: Links = {
  ekycPanLink: downloadTexts.ekycPan,
  panPortalLink: downloadTexts.panPortalUti,
}
export const statusLinks: Links = {
  nsdlStatusLink: downloadTexts.nsdlPanStatus,
  utiStatusLink: downloadTexts.utiPanStatus,
  linkAadhaarLink: downloadTexts.linkAadhaarToPan,
}
export const pancardLinks: Links = {
  epanByAckLink: downloadTexts.epanByAcknowledgement,
  epanByPanLink: downloadTexts.epanByPan,
}
export const investmentLinks: Links = {
  dematLink: downloadTexts.openADematAccount,
  npsLink: downloadTexts.openAnNpsAccount,
  vatsalyaLink: downloadTexts.openAVatsalyaNpsAccount,
}
export const softwareLinks: Links = {
  rdMantraLink: downloadTexts.mantraRdService,
  rdMorphoLink: downloadTexts.morphoRdService,
  scannerLink: downloadTexts.scannerTool,
  remoteSupportLink: downloadTexts.remoteSupportViewer,
}
