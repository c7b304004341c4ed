import { panChoicesTexts } from '../../texts/en/pan-choices.ts'
import { said } from '../../texts/said.ts'
/** Where an income comes from. */
export const incomeSources = said({
  salary: panChoicesTexts.salary,
  capital: panChoicesTexts.capitalGains,
  business: panChoicesTexts.businessOrProfession,
  house: panChoicesTexts.houseProperty,
  other: panChoicesTexts.otherSources,
  none: panChoicesTexts.noIncome,
})
export type IncomeSource = keyof typeof incomeSources

/** What a correction changes. Nothing ticked means that only the card is printed again. */
export const panChanges = said({
  name: panChoicesTexts.name,
  parents: panChoicesTexts.fathersOrMothersName,
  born: panChoicesTexts.dateOfBirthOrIncorporation,
  gender: panChoicesTexts.gender,
  photo: panChoicesTexts.photo,
  signature: panChoicesTexts.signature,
  address: panChoicesTexts.addressForCommunication,
  contact: panChoicesTexts.mobileNumberOrEmail,
  aadhaar: panChoicesTexts.aadhaarNumber,
  surrender: panChoicesTexts.otherPansToGiveBack,
})
export type PanChange = keyof typeof panChanges

/** As what somebody acts for another. */
// text: kept in these words; `capacityWords` says them.
export const representativeCapacities = ['Father', 'Mother', 'Guardian', 'Guardian by court', 'Heir', 'Manager']

/** What a business or profession does, by the code of the form. */
export const businessCodes: Readonly<Record<string, string>> = said({
  '01': panChoicesTexts.medicalProfessionAndBusiness,
  '02': panChoicesTexts.engineering,
  '03': panChoicesTexts.architecture,
  '04': panChoicesTexts.charteredAccountantAccountancy,
  '05': panChoicesTexts.interiorDecoration,
  '06': panChoicesTexts.technicalConsultancy,
  '07': panChoicesTexts.companySecretary,
  '08': panChoicesTexts.legalPractitionerSolicitors,
  '09': panChoicesTexts.governmentContractors,
  '10': panChoicesTexts.insuranceAgency,
  '11': panChoicesTexts.filmsAndTv,
  '12': panChoicesTexts.informationTechnology,
  '13': panChoicesTexts.buildersAndDevelopers,
  '14': panChoicesTexts.membersOfStockExchange,
  '15': panChoicesTexts.performingArtsAndYatra,
  '16': panChoicesTexts.operationOfShipsAndAircraft,
  '17': panChoicesTexts.plyingTaxisAndLorries,
  '18': panChoicesTexts.ownershipOfHorsesJockeys,
  '19': panChoicesTexts.cinemaHallsAndOtherTheatres,
  '20': panChoicesTexts.others,
})
