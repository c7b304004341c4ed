import { panProofsTexts } from '../../texts/en/pan-proofs.ts'
import { said } from '../../texts/said.ts'
import { keysOf } from '../kernel/keys-of.ts'
import type { PanCategory } from './category.ts'

/** A paper that proves something. */
export interface Proof {
  code: string
  label: string
}

/** The papers that the portal knows by name; the lists of the rules in force may name others beside. */
export const proofLabels = said({
  aadhaar: panProofsTexts.aadhaar,
  'voter-id': panProofsTexts.voterId,
  'driving-licence': panProofsTexts.drivingLicence,
  passport: panProofsTexts.passport,
  'ration-card': panProofsTexts.rationCardWithPhoto,
  'arms-licence': panProofsTexts.armsLicence,
  'government-id': panProofsTexts.governmentPhotoId,
  'pensioner-card': panProofsTexts.pensionerCardWithPhoto,
  'health-card': panProofsTexts.healthCardWithPhoto,
  'identity-certificate': panProofsTexts.certificateOfIdentity,
  'bank-certificate': panProofsTexts.bankCertificateWithAttestedPhoto,
  'post-office-passbook': panProofsTexts.postOfficePassbook,
  'property-tax': panProofsTexts.latestPropertyTaxOrder,
  domicile: panProofsTexts.domicileCertificate,
  'accommodation-letter': panProofsTexts.letterOfGovernmentAccommodation,
  'property-registration': panProofsTexts.registrationOfProperty,
  'electricity-bill': panProofsTexts.electricityBill,
  'phone-bill': panProofsTexts.landlineOrBroadbandBill,
  'water-bill': panProofsTexts.waterBill,
  'gas-bill': panProofsTexts.gasBill,
  'bank-statement': panProofsTexts.bankStatement,
  'depository-statement': panProofsTexts.depositoryStatement,
  'card-statement': panProofsTexts.creditCardStatement,
  'address-certificate': panProofsTexts.certificateOfAddressOriginal,
  'employer-certificate': panProofsTexts.employersCertificateOriginal,
  'birth-certificate': panProofsTexts.birthCertificate,
  matriculation: panProofsTexts.matriculationCertificateOrMarkSheet,
  'pension-order': panProofsTexts.pensionPaymentOrder,
  'marriage-certificate': panProofsTexts.marriageCertificate,
  affidavit: panProofsTexts.affidavitBeforeAMagistrate,
  'pan-card': panProofsTexts.copyOfThePanCard,
  'allotment-letter': panProofsTexts.panAllotmentLetter,
  'fir-copy': panProofsTexts.copyOfTheFir,
  'good-effort': panProofsTexts.noFir,
  'marriage-invitation': panProofsTexts.marriageInvitationCard,
  'passport-husband': panProofsTexts.passportWithTheHusbandsName,
  gazette: panProofsTexts.gazetteNotification,
  'gazetted-officer': panProofsTexts.certificateOfAGazettedOfficer,
  'huf-affidavit': panProofsTexts.newAffidavitByTheKarta,
  'roc-certificate': panProofsTexts.registrarOfCompanies,
  'roc-name-change': panProofsTexts.changeOfName,
  'firm-certificate': panProofsTexts.registrarOfFirms,
  'partnership-deed': panProofsTexts.partnershipDeed,
  'revised-deed': panProofsTexts.revisedPartnershipDeed,
  'llp-certificate': panProofsTexts.registrarOfLlps,
  'trust-deed': panProofsTexts.trustDeed,
  'charity-certificate': panProofsTexts.charityCommissionersCertificate,
  agreement: panProofsTexts.agreement,
  'registration-certificate': panProofsTexts.certificateOfRegistration,
  'government-document': panProofsTexts.governmentDocumentWithIdentity,
  'revised-registration': panProofsTexts.revisedRegistrationOrDeed,
})
export type ProofCode = keyof typeof proofLabels

/** The lists of papers that are taken for a PAN application, each by what it proves. */
export const proofLists = {
  identity: 'Identity of a person',
  address: 'Address of a person',
  birth: 'Birth of a person',
  pan: 'The PAN in use, for a correction',
  'lost-pan': 'The PAN in use, when its card is lost',
  'name-after-marriage': 'New name of a woman after marriage',
  name: 'New name of a person',
  parents: 'New name of a father or mother',
  'huf-name': 'New name of an HUF',
  company: 'A company',
  'company-name': 'New name of a company',
  firm: 'A partnership firm',
  'firm-name': 'New name of a partnership firm',
  llp: 'A limited liability partnership',
  trust: 'A trust',
  body: 'Association, body of individuals, local authority, juridical person or government',
  'body-name': 'New name of an LLP, a trust or another body',
} as const
export type ProofListName = keyof typeof proofLists
export const proofListNames = keysOf(proofLists)

/** Every list as it is in force on some day. */
export type ProofBook = Readonly<Record<ProofListName, readonly Proof[]>>

/** Which list proves that an entity exists, and which that it is called otherwise now. */
export const entityProofLists: Readonly<
  Record<Exclude<PanCategory, 'individual'>, { entity: ProofListName; newName: ProofListName }>
> = {
  // A Hindu Undivided Family attaches its affidavit always, and shows the papers of its Karta.
  huf: { entity: 'identity', newName: 'huf-name' },
  company: { entity: 'company', newName: 'company-name' },
  firm: { entity: 'firm', newName: 'firm-name' },
  llp: { entity: 'llp', newName: 'body-name' },
  trust: { entity: 'trust', newName: 'body-name' },
  aop: { entity: 'body', newName: 'body-name' },
  boi: { entity: 'body', newName: 'body-name' },
  'local-authority': { entity: 'body', newName: 'body-name' },
  'artificial-juridical-person': { entity: 'body', newName: 'body-name' },
  government: { entity: 'body', newName: 'body-name' },
}
