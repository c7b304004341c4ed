import { publicTexts } from '../../../texts/en/public.ts'
import { PlainPage } from './plain-page.tsx'
import { Prose } from './prose.tsx'
import { useSite } from './use-site.ts'

export function AboutPage() {
  const site = useSite()
  return (
    <PlainPage
      title={
        site?.businessName ? publicTexts.aboutBusinessname({ businessName: site.businessName }) : publicTexts.aboutUs()
      }
    >
      {site && <Prose text={site.texts.about} />}
    </PlainPage>
  )
}
