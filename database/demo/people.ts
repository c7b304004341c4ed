/** The business and people of the demo. All of them are invented. */
export const demoPassword = 'Demo@12345'

export const demoBusiness = {
  businessName: 'Sample Seva Kendra',
  add1: '12 Example Arcade',
  add2: 'Model Town',
  add3: 'Near Test Chowk',
  district: 'Pune',
  pin: '411001',
  state: 'Maharashtra',
  contactNo: '9800000000',
  emailId: 'help@kendra.example',
  // Shaped as the registrar's numbers are; the serial is nobody's.
  cin: 'U74999MH2019PTC000000',
  bankingEmail: 'banking@kendra.example',
  loanEmail: 'loans@kendra.example',
  panEmail: 'pan@kendra.example',
  insuranceEmail: 'insurance@kendra.example',
  itEmail: 'support@kendra.example',
  complaintsEmail: 'complaints@kendra.example',
  // The front pages: a page of somebody's own would be somebody's.
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/',
  linkedin: 'https://www.linkedin.com/',
}

export const demoBackOffice = [
  {
    userName: 'admin',
    displayName: 'Demo Admin',
    role: 'admin',
    email: 'admin@kendra.example',
    mobile: '9800000091',
    permissions: [],
  },
  {
    userName: 'staff1',
    displayName: 'Demo Staff One',
    role: 'staff',
    email: 'staff1@kendra.example',
    mobile: '9800000092',
    permissions: ['registration', 'payment', 'nsdl-pan', 'report', 'setting'],
  },
  {
    userName: 'staff2',
    displayName: 'Kavita Namunekar',
    role: 'staff',
    email: 'staff2@kendra.example',
    mobile: '9800000093',
    permissions: ['uti-pan', 'gst', 'courier', 'report'],
  },
  {
    userName: 'staff3',
    displayName: 'Imran Udaharan',
    role: 'staff',
    email: 'staff3@kendra.example',
    mobile: '9800000094',
    permissions: ['user', 'master', 'payment'],
  },
  // The second word, where one admin alone is not enough.
  {
    userName: 'admin2',
    displayName: 'Sunita Pratirup',
    role: 'admin',
    email: 'admin2@kendra.example',
    mobile: '9800000095',
    permissions: [],
  },
] as const

export const demoAddress = {
  address1: '',
  address2: 'Model Town',
  address3: '',
  district: 'Pune',
  state: 'Maharashtra',
  pin: '411001',
}

export const demoMerchants = [
  {
    mobile: '9800000001',
    email: 'm000001@kendra.example',
    pan: 'AAAPA0001A',
    aadhaar: '999900000016',
    business: 'Alpha Test Traders',
    owner: 'Owner Alpha',
    idType: 'Distributor',
    under: null,
    openingPaise: 50_000_00,
  },
  {
    mobile: '9800000002',
    email: 'm000002@kendra.example',
    pan: 'AAAPB0002B',
    aadhaar: '999900000028',
    business: 'Beta Sample Stores',
    owner: 'Owner Beta',
    idType: 'Retailer',
    under: '9800000001',
    openingPaise: 12_500_00,
  },
  {
    mobile: '9800000003',
    email: 'm000003@kendra.example',
    pan: 'AAAPG0003G',
    aadhaar: '999900000037',
    business: 'Gamma Example Point',
    owner: 'Owner Gamma',
    idType: 'Retailer',
    under: null,
    openingPaise: 750_50,
  },
  {
    mobile: '9800000004',
    email: 'm000004@kendra.example',
    pan: 'AAAPS0004S',
    aadhaar: '999900000044',
    business: 'Sahyog Namuna Network',
    owner: 'Meera Sahyog',
    idType: 'State Partner',
    under: null,
    openingPaise: 60_000_00,
  },
] as const

/** A type of id above those that every house begins with, so that one shop has three levels below it. */
export const demoIdType = { name: 'State Partner', level: 4, price: 1_00_000_00 }
