import { formatDate, formatDateTime } from '../../../contract/kernel/dates.ts'
import { panCards, panModes } from '../../../contract/nsdl-pan/category.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { hardcopyLabels } from '../../../contract/nsdl-pan/lists.ts'
import { panInfoTexts } from '../../../texts/en/pan-info.ts'
import { Facts } from '../../ui/facts.tsx'
import { KindBadges } from '../lists/kind-badges.tsx'

/** The application itself: its numbers, days and papers. */
export function InfoFacts({ info }: { info: PanInfo }) {
  return (
    <Facts
      facts={[
        [panInfoTexts.tokenNo(), info.refNo],
        [panInfoTexts.date(), formatDateTime(info.dated)],
        [panInfoTexts.category(), <KindBadges key="kind" type={info.applicantionType} category={info.cat} />],
        [panInfoTexts.mode(), `${panModes[info.mode]}, ${panCards[info.card]}`],
        [panInfoTexts.form(), info.formName],
        [panInfoTexts.cardname(), info.cardName],
        [panInfoTexts.merchant(), `${info.code} · ${info.bussName}`],
        [panInfoTexts.ackNo(), info.ackNo],
        [panInfoTexts.acknowledged(), formatDateTime(info.ackedAt)],
        ['PAN', info.pan],
        [panInfoTexts.issued(), formatDateTime(info.issuedAt)],
        [panInfoTexts.hardcopy(), hardcopyWords(info)],
      ]}
    />
  )
}

function hardcopyWords({ hardcopy, hardcopyDue }: PanInfo): string {
  if (hardcopy === 'none') return ''
  const state = hardcopyLabels[hardcopy]
  return hardcopy === 'due' && hardcopyDue ? panInfoTexts.dueBy({ state, day: formatDate(hardcopyDue) }) : state
}
