import { getLegalText } from '../../../contract/public-site.ts'
import { useKeptReply } from '../../platform/kept-reply.ts'
import { ErrorCard } from '../../ui/page-states/error-card.tsx'
import { useOwnPath } from '../../ui/use-own-path.ts'
import { PlainPage } from './plain-page.tsx'
import { Prose } from './prose.tsx'
import { legalLinks } from './public-links.ts'

/** Privacy policy, licensing or terms, by the address. */
export function LegalPage() {
  const path = useOwnPath()
  const link = legalLinks.find((one) => one.path === path) ?? legalLinks[0]
  const { reply, error, ask } = useKeptReply(getLegalText, { page: link.path.slice(1) })
  return (
    <PlainPage title={link.label()}>
      {error !== undefined && !reply && <ErrorCard error={error} onRetry={ask} />}
      {reply && <Prose text={reply.text} />}
    </PlainPage>
  )
}
