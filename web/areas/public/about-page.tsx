import { PlainPage } from './plain-page.tsx'
import { Prose } from './prose.tsx'
import { useSite } from './use-site.ts'

export function AboutPage() {
  const site = useSite()
  return (
    <PlainPage title={site?.businessName ? `About ${site.businessName}` : 'About us'}>
      {site && <Prose text={site.texts.about} />}
    </PlainPage>
  )
}
