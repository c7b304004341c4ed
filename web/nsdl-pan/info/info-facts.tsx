import { formatDate, formatDateTime } from '../../../contract/kernel/dates.ts'
import { panCards, panModes } from '../../../contract/nsdl-pan/category.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { hardcopyLabels } from '../../../contract/nsdl-pan/lists.ts'
import { Facts } from '../../ui/facts.tsx'
import { KindBadges } from '../lists/kind-badges.tsx'

/** The application itself: its numbers, days and papers. */
export function InfoFacts({ info }: { info: PanInfo }) {
  const due = info.hardcopyDue && info.hardcopy === 'due' ? `, by ${formatDate(info.hardcopyDue)}` : ''
  return (
    <Facts
      facts={[
        ['Token No.', info.refNo],
        ['Date', formatDateTime(info.dated)],
        ['Category', <KindBadges key="kind" type={info.applicantionType} category={info.cat} />],
        ['Mode', `${panModes[info.mode]}, ${panCards[info.card]}`],
        ['Form', info.formName],
        ['Cardname', info.cardName],
        ['Merchant', `${info.code} · ${info.bussName}`],
        ['Ack No.', info.ackNo],
        ['Acknowledged', formatDateTime(info.ackedAt)],
        ['PAN', info.pan],
        ['Issued', formatDateTime(info.issuedAt)],
        ['Hardcopy', info.hardcopy === 'none' ? '' : hardcopyLabels[info.hardcopy] + due],
      ]}
    />
  )
}
