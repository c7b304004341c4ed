import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { getLegalText, type LegalPage as Page } from '../../../contract/public-site.ts'
import { call } from '../../platform/call.ts'
import { ErrorCard } from '../../ui/page-states/error-card.tsx'
import { PlainPage } from './plain-page.tsx'
import { Prose } from './prose.tsx'
import { legalLinks } from './public-links.ts'

/** Privacy policy, licensing or terms, by the address. */
export function LegalPage() {
  const path = useLocation().pathname.toLowerCase()
  const link = legalLinks.find((one) => one.path === path) ?? legalLinks[0]
  const { text, error, ask } = useLegalText(link.path.slice(1) as Page)
  return (
    <PlainPage title={link.label}>
      {error !== undefined && <ErrorCard error={error} onRetry={ask} />}
      {text !== undefined && <Prose text={text} />}
    </PlainPage>
  )
}

function useLegalText(page: Page) {
  const [text, setText] = useState<string>()
  const [error, setError] = useState<unknown>()
  const ask = () => {
    setError(undefined)
    call(getLegalText, { params: { page } }).then((reply) => setText(reply.text), setError)
  }
  useEffect(ask, [page])
  return { text, error, ask }
}
