import { isIfsc } from './ids.ts'

/** The banks that most accounts are with, by the first four letters of an IFSC. */
const banks: Readonly<Record<string, string>> = {
  AIRP: 'Airtel Payments Bank',
  AUBL: 'AU Small Finance Bank',
  BARB: 'Bank of Baroda',
  BDBL: 'Bandhan Bank',
  BKID: 'Bank of India',
  CBIN: 'Central Bank of India',
  CIUB: 'City Union Bank',
  CNRB: 'Canara Bank',
  CSBK: 'CSB Bank',
  DBSS: 'DBS Bank India',
  DCBL: 'DCB Bank',
  DLXB: 'Dhanlaxmi Bank',
  ESFB: 'Equitas Small Finance Bank',
  FDRL: 'Federal Bank',
  FINO: 'Fino Payments Bank',
  HDFC: 'HDFC Bank',
  HSBC: 'HSBC',
  IBKL: 'IDBI Bank',
  ICIC: 'ICICI Bank',
  IDFB: 'IDFC First Bank',
  IDIB: 'Indian Bank',
  INDB: 'IndusInd Bank',
  IOBA: 'Indian Overseas Bank',
  IPOS: 'India Post Payments Bank',
  JAKA: 'Jammu and Kashmir Bank',
  JSFB: 'Jana Small Finance Bank',
  KARB: 'Karnataka Bank',
  KKBK: 'Kotak Mahindra Bank',
  KVBL: 'Karur Vysya Bank',
  MAHB: 'Bank of Maharashtra',
  NTBL: 'Nainital Bank',
  PSIB: 'Punjab and Sind Bank',
  PUNB: 'Punjab National Bank',
  RATN: 'RBL Bank',
  SBIN: 'State Bank of India',
  SCBL: 'Standard Chartered Bank',
  SIBL: 'South Indian Bank',
  SRCB: 'Saraswat Co-operative Bank',
  SURY: 'Suryoday Small Finance Bank',
  TMBL: 'Tamilnad Mercantile Bank',
  UBIN: 'Union Bank of India',
  UCBA: 'UCO Bank',
  UJVN: 'Ujjivan Small Finance Bank',
  UTIB: 'Axis Bank',
  UTKS: 'Utkarsh Small Finance Bank',
  YESB: 'Yes Bank',
}

/** The bank of an IFSC, where we know it: whoever types a wrong letter sees another name, or none. */
export function bankOfIfsc(typed: string): string | undefined {
  const ifsc = typed.trim().toUpperCase()
  return isIfsc(ifsc) ? banks[ifsc.slice(0, 4)] : undefined
}
