/** What the applicants of the demo are made of. First names are common ones, surnames are words for 'example': nobody bears them. */
export const demoMen = [
  'AARAV',
  'KABIR',
  'NIKHIL',
  'ROHAN',
  'TARUN',
  'YASH',
  'HARSH',
  'VIVEK',
  'SURESH',
  'IMRAN',
  'GURPREET',
  'JOSEPH',
] as const
export const demoWomen = [
  'DIYA',
  'MEERA',
  'POOJA',
  'SANA',
  'VANI',
  'ZOYA',
  'ISHA',
  'KAVITA',
  'LAKSHMI',
  'NEHA',
  'RUKHSAR',
  'ANITA',
] as const
export const demoSurnames = [
  'NAMUNA',
  'UDAHARAN',
  'PRAYOG',
  'KALPIT',
  'SAMPLE',
  'EXAMPLE',
  'DEMOKAR',
  'TESTWALA',
  'PARIKSHA',
  'ABHYAS',
  'PRATIROOP',
  'NAMUNEKAR',
  'DRISHTANT',
] as const

/** Businesses, trusts and bodies that do not exist, by the kind of applicant. */
export const demoEntities = {
  huf: ['NAMUNA FAMILY HUF', 'KALPIT BROTHERS HUF'],
  company: ['UDAHARAN TEXTILES PRIVATE LIMITED', 'KALPIT FOODS PRIVATE LIMITED', 'PRAYOG TOOLS LIMITED'],
  firm: ['NAMUNA & SONS', 'DEMOKAR TRADERS', 'ABHYAS BOOK DEPOT'],
  llp: ['PRATIROOP CONSULTING LLP', 'DRISHTANT DESIGNS LLP'],
  trust: ['UDAHARAN CHARITABLE TRUST', 'NAMUNA VIDYA TRUST'],
  aop: ['KALPIT HOUSING ASSOCIATION', 'PRAYOG TRADERS ASSOCIATION'],
  boi: ['TESTWALA HEIRS', 'SAMPLE CO-OWNERS'],
  'local-authority': ['NAMUNAPUR GRAM PANCHAYAT', 'UDAHARAN NAGAR PARISHAD'],
  'artificial-juridical-person': ['SHRI NAMUNESHWAR DEVASTHAN', 'KALPIT UNIVERSITY'],
  government: ['DEPARTMENT OF EXAMPLES NAMUNA', 'OFFICE OF SAMPLES UDAHARAN'],
} as const

/** Where they live; the streets are invented, the towns and pincodes are not. */
export const demoTowns = [
  { city: 'PUNE', state: 'Maharashtra', pin: '411001', area: 'MODEL TOWN', ao: ['PNE', 'W', '1', '1'] },
  { city: 'KANPUR', state: 'Uttar Pradesh', pin: '208001', area: 'NAMUNA GANJ', ao: ['KNP', 'W', '75', '1'] },
  { city: 'MUMBAI', state: 'Maharashtra', pin: '400001', area: 'EXAMPLE FORT', ao: ['MUM', 'W', '15', '2'] },
  { city: 'NEW DELHI', state: 'Delhi', pin: '110001', area: 'SAMPLE VIHAR', ao: ['DLC', 'W', '22', '3'] },
] as const
