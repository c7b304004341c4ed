import { useQuery } from '@tanstack/react-query'
import { getKycStanding, getMyKyc, type KycStanding, type MyKyc, missingOf } from '../../contract/kyc.ts'
import { kycSteps } from '../../contract/kyc-fields.ts'
import { documentLabels, type KycState, kycStateLabels } from '../../contract/kyc-moves.ts'
import type { Text } from '../../texts/catalogue.ts'
import { kycTexts } from '../../texts/en/kyc.ts'
import { kycStateTexts } from '../../texts/en/kyc-state.ts'
import { callQuery } from '../platform/call-query.ts'
import { isStarted } from './is-started.ts'
import { formPath } from './kyc-words.ts'

/** Why nothing can be spent yet, and the way to the form for whoever can do something about it. */
export interface KycNews {
  state: KycState
  label: string
  text: string
  way?: { label: string; to: string }
}

/** What there is to say: nothing yet, nothing because all is approved, news, or to lead to a form never seen. */
type Told = { kind: 'unknown' | 'approved' } | { kind: 'news'; news: KycNews } | { kind: 'form'; to: string }

/** What is said, and what the button to the form says. */
interface Said {
  text: Text
  button: Text
}

type Decided = Exclude<KycState, 'approved' | 'not-started'>
const notStarted = { text: kycTexts.notStarted, button: kycTexts.startKyc }
const words: Record<Decided, Said> = {
  submitted: { text: kycTexts.weLookAtYours, button: kycTexts.seeWhatWasSent },
  rejected: { text: kycTexts.wasSentBack, button: kycTexts.mendIt },
  're-kyc': { text: kycTexts.neededAgain, button: kycTexts.openTheForm },
}
const sentBack = { text: kycTexts.documentSentBack, button: kycTexts.uploadItAgain }

/** How far the own KYC is, and that of the business, in words. Who has never seen the form is to be led there once. */
export function useKycNews(): Told {
  const { data: standing } = useQuery(callQuery(getKycStanding))
  const isBegun = standing?.state === 'not-started' && standing.begun
  // What of the form is filled in decides whether something was begun, and what is still to do.
  const mine = useQuery({ ...callQuery(getMyKyc), enabled: isBegun })
  if (!standing) return { kind: 'unknown' }
  const { kind, state, businessState } = standing
  if (state === 'not-started') {
    if (!isBegun) return { kind: 'form', to: formPath[kind] }
    return mine.isPending ? { kind: 'unknown' } : { kind: 'news', news: begunNews(standing, mine.data) }
  }
  if (state !== 'approved') return { kind: 'news', news: decidedNews(standing, state) }
  return businessState === 'approved' ? { kind: 'approved' } : { kind: 'news', news: businessNews(businessState) }
}

function begunNews({ kind }: KycStanding, kyc: MyKyc | undefined): KycNews {
  const started = !kyc || isStarted(kyc)
  const { text, button } = started ? begunWords(kyc) : notStarted
  const label = started ? kycStateTexts.started() : kycStateLabels['not-started']()
  return { state: 'not-started', label, text: text(), way: { label: button(), to: formPath[kind] } }
}

function begunWords(kyc: MyKyc | undefined): Said {
  if (!kyc) return { text: kycTexts.notSentIn, button: kycTexts.goOnWithKyc }
  const { steps, documents } = missingOf(kyc.kind, kyc)
  const missing = [...steps.map((step) => kycSteps[step].title()), ...documents.map((kind) => documentLabels[kind]())]
  return missing.length > 0
    ? { text: () => kycTexts.notSentInMissing({ missing: missing.join(', ') }), button: kycTexts.goOnWithKyc }
    : { text: kycTexts.notSentInWhole, button: kycTexts.sendItIn }
}

function decidedNews({ kind, documentRejected }: KycStanding, state: Decided): KycNews {
  const { text, button } = state === 'submitted' && documentRejected ? sentBack : words[state]
  return { state, label: kycStateLabels[state](), text: text(), way: { label: button(), to: formPath[kind] } }
}

const businessNews = (state: KycState): KycNews => ({
  state,
  label: kycStateLabels[state](),
  text: kycTexts.theKycOfYour(),
})
