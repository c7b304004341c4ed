import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs'
import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs'
import IconPigMoney from '@tabler/icons-react/dist/esm/icons/IconPigMoney.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs'
import IconUmbrella from '@tabler/icons-react/dist/esm/icons/IconUmbrella.mjs'

/** The thirteen tiles of the services page. */
export const services = [
  {
    name: 'Recharges',
    icon: IconDeviceMobile,
    about: 'Mobile and DTH recharges of every operator, done while the customer waits.',
  },
  { name: 'AEPS', icon: IconFingerprint, about: 'Cash withdrawal and balance enquiry with Aadhaar and a fingerprint.' },
  {
    name: 'BBPS',
    icon: IconBolt,
    about: 'Electricity, water, gas and other bills through the Bharat Bill Payment System.',
  },
  {
    name: 'Car Insurance',
    icon: IconCar,
    about: 'Third-party and comprehensive cover, renewed before the old one runs out.',
  },
  { name: 'Micro ATM', icon: IconCreditCard, about: 'Cash from any bank card at the counter, with a printed slip.' },
  {
    name: 'Digital Signature',
    icon: IconSignature,
    about: 'Signature certificates for tenders, company filings and GST.',
  },
  { name: 'General Insurance', icon: IconUmbrella, about: 'Cover for shop, home, stock and travel.' },
  { name: 'Health Insurance', icon: IconHeartbeat, about: 'Family and individual plans, compared and explained.' },
  { name: 'Mutual Fund', icon: IconChartLine, about: 'Help with KYC and the first monthly instalment.' },
  { name: 'National Pension System', icon: IconPigMoney, about: 'NPS and NPS Vatsalya accounts, opened in one visit.' },
  { name: 'Pancard', icon: IconId, about: 'New PAN cards, corrections and reprints, through NSDL and UTI.' },
  { name: 'Life Insurance', icon: IconShieldCheck, about: 'Term and savings plans for the people who depend on you.' },
  { name: 'TDS', icon: IconPercentage, about: 'TAN applications and quarterly TDS statements.' },
] as const
