import { Button, Text, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatPaise } from '../../../contract/kernel/money.ts'
import { may, merchantArea, type Standing } from '../../../contract/kernel/role.ts'
import { merchantPaths as to } from '../../../contract/paths.ts'
import { requestPayment } from '../../../contract/payment-request.ts'
import { merchantTexts } from '../../../texts/en/merchant.ts'
import type { KycNews } from '../../kyc/use-kyc-news.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import classes from './first-steps.module.css'

interface Props {
  /** Nothing when it is approved. */
  kyc: KycNews | undefined
  /** In paise. */
  balance: number
  standing: Standing
}

interface Step {
  title: string
  isDone: boolean
  text: string
  way?: { label: string; to: string }
}

/** The way of a new shop to its first sale: what is done, and what comes next. */
export function FirstSteps({ kyc, balance, standing }: Props) {
  const steps = stepsOf({ kyc, balance, standing })
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <SectionCard title={merchantTexts.yourFirstSale()} about={merchantTexts.threeStepsAndThe()}>
      <ol className={classes.steps}>
        {steps.map((step, at) => (
          <li key={step.title} className={classes.step} aria-current={step === next ? 'step' : undefined}>
            <span className={classes.mark} data-done={step.isDone || undefined} aria-hidden>
              {step.isDone ? '✓' : at + 1}
            </span>
            <div className={classes.words}>
              <Text fw={600} size="sm">
                {step.title}
                {step.isDone && <VisuallyHidden>{merchantTexts.done()}</VisuallyHidden>}
              </Text>
              <Text size="sm" c="dimmed">
                {step.text}
              </Text>
            </div>
            {step.way && (
              <div className={classes.way}>
                <Button component={Link} to={step.way.to} variant={step === next ? 'filled' : 'default'}>
                  {step.way.label}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}

/** Each with a button for whoever can take it now. Money may be added while the KYC is looked at. */
function stepsOf({ kyc, balance, standing }: Props): readonly Step[] {
  const hasMoney = balance > 0
  const mayPay = may(requestPayment.allow, standing)
  const mayApply = may(merchantArea('apply'), standing)
  return [
    { title: 'KYC', isDone: !kyc, text: kyc?.text ?? merchantTexts.weKnowWhoYou(), way: kyc?.way },
    {
      title: merchantTexts.money(),
      isDone: hasMoney,
      text: hasMoney
        ? merchantTexts.isInYourWallet({ balance: formatPaise(balance) })
        : merchantTexts.everyApplicationIsPaid(),
      way: !hasMoney && mayPay ? { label: merchantTexts.addMoney(), to: to.paymentRequest } : undefined,
    },
    {
      title: merchantTexts.firstPan(),
      isDone: false,
      text: merchantTexts.applyForYourFirst(),
      way: !kyc && hasMoney && mayApply ? { label: merchantTexts.startTheFirstOne(), to: to.panApply('N') } : undefined,
    },
  ]
}
