/** Where an income comes from. */
export const incomeSources = {
  salary: 'Salary',
  capital: 'Capital gains',
  business: 'Business or profession',
  house: 'House property',
  other: 'Other sources',
  none: 'No income',
} as const
export type IncomeSource = keyof typeof incomeSources

/** What a correction changes. Nothing ticked means that only the card is printed again. */
export const panChanges = {
  name: 'Name',
  parents: "Father's or mother's name",
  born: 'Date of birth or incorporation',
  gender: 'Gender',
  photo: 'Photo',
  signature: 'Signature',
  address: 'Address for communication',
  contact: 'Mobile number or e-mail',
  aadhaar: 'Aadhaar number',
  surrender: 'Other PANs to give back',
} as const
export type PanChange = keyof typeof panChanges

/** As what somebody acts for another. */
export const representativeCapacities = ['Father', 'Mother', 'Guardian', 'Guardian by court', 'Heir', 'Manager']

/** What a business or profession does, by the code of the form. */
export const businessCodes: Readonly<Record<string, string>> = {
  '01': 'Medical profession and business',
  '02': 'Engineering',
  '03': 'Architecture',
  '04': 'Chartered accountant, accountancy',
  '05': 'Interior decoration',
  '06': 'Technical consultancy',
  '07': 'Company secretary',
  '08': 'Legal practitioner, solicitors',
  '09': 'Government contractors',
  '10': 'Insurance agency',
  '11': 'Films, TV and such other entertainment',
  '12': 'Information technology',
  '13': 'Builders and developers',
  '14': 'Members of stock exchange, share brokers',
  '15': 'Performing arts and Yatra',
  '16': 'Operation of ships and aircraft',
  '17': 'Plying taxis and lorries',
  '18': 'Ownership of horses, jockeys',
  '19': 'Cinema halls and other theatres',
  '20': 'Others',
}
