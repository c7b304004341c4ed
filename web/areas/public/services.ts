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
import { publicTexts } from '../../../texts/en/public.ts'

/** The thirteen tiles of the services page. */
export const services = [
  {
    name: publicTexts.recharges,
    icon: IconDeviceMobile,
    about: publicTexts.mobileAndDthRecharges,
  },
  { name: publicTexts.aeps, icon: IconFingerprint, about: publicTexts.cashWithdrawalAndBalance },
  {
    name: publicTexts.bbps,
    icon: IconBolt,
    about: publicTexts.electricityWaterGasAnd,
  },
  {
    name: publicTexts.carInsurance,
    icon: IconCar,
    about: publicTexts.thirdPartyAndComprehensive,
  },
  { name: publicTexts.microAtm, icon: IconCreditCard, about: publicTexts.cashFromAnyBank },
  {
    name: publicTexts.digitalSignature,
    icon: IconSignature,
    about: publicTexts.signatureCertificatesForTenders,
  },
  { name: publicTexts.generalInsurance, icon: IconUmbrella, about: publicTexts.coverForShopHome },
  { name: publicTexts.healthInsurance, icon: IconHeartbeat, about: publicTexts.familyAndIndividualPlans },
  { name: publicTexts.mutualFund, icon: IconChartLine, about: publicTexts.helpWithKycAnd },
  { name: publicTexts.nationalPensionSystem, icon: IconPigMoney, about: publicTexts.npsAndNpsVatsalya },
  { name: publicTexts.pancard, icon: IconId, about: publicTexts.newPanCardsCorrections },
  { name: publicTexts.lifeInsurance, icon: IconShieldCheck, about: publicTexts.termAndSavingsPlans },
  { name: publicTexts.tds, icon: IconPercentage, about: publicTexts.tanApplicationsAndQuarterly },
] as const
