import { useQuery } from '@tanstack/react-query'
import { getKycStanding, getMyKyc, type KycStanding, type MyKyc, missingOf } from '../../contract/kyc.ts'
import { kycSteps } from '../../contract/kyc-fields.ts'
import { documentLabels, type KycState, kycStateLabels } from '../../contract/kyc-moves.ts'
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

type Decided = Exclude<KycState, 'approved' | 'not-started'>
const until = 'Until it is approved you can look around, but not spend or apply.'
const notStarted = { text: `Your KYC is not started. ${until}`, button: 'Start KYC' }
const words: Record<Decided, { text: string; button: string }> = {
  submitted: { text: `We are looking at your KYC. ${until}`, button: 'See what was sent' },
  rejected: { text: `Your KYC was sent back. ${until}`, button: 'Mend it' },
  're-kyc': { text: `We need your KYC again. ${until}`, button: 'Open the form' },
}
const sentBack = { text: `A document of your KYC was sent back. ${until}`, button: 'Upload it again' }

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
  const label = started ? 'Started' : kycStateLabels['not-started']
  return { state: 'not-started', label, text, way: { label: button, to: formPath[kind] } }
}

function begunWords(kyc: MyKyc | undefined): { text: string; button: string } {
  const notSent = 'Your KYC is not sent in yet.'
  if (!kyc) return { text: `${notSent} ${until}`, button: 'Go on with KYC' }
  const { steps, documents } = missingOf(kyc.kind, kyc)
  const missing = [...steps.map((step) => kycSteps[step].title), ...documents.map((kind) => documentLabels[kind])]
  return missing.length > 0
    ? { text: `${notSent} Still missing: ${missing.join(', ')}. ${until}`, button: 'Go on with KYC' }
    : { text: `${notSent} Everything is there: send it in. ${until}`, button: 'Send it in' }
}

function decidedNews({ kind, documentRejected }: KycStanding, state: Decided): KycNews {
  const { text, button } = state === 'submitted' && documentRejected ? sentBack : words[state]
  return { state, label: kycStateLabels[state], text, way: { label: button, to: formPath[kind] } }
}

const businessNews = (state: KycState): KycNews => ({
  state,
  label: kycStateLabels[state],
  text: 'The KYC of your business is not approved yet. Until then nobody of it can spend or apply; its owner has to see to it.',
})
