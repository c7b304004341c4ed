import { Button, SegmentedControl } from '@mantine/core'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { entriesOf } from '../../../contract/kernel/keys-of.ts'
import {
  type PanCategory,
  type PanType,
  panCategories,
  panCategoryNames,
  panTypes,
} from '../../../contract/nsdl-pan/category.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { StartForm } from './start-form.tsx'

/** Before the form: what is needed and what it costs. */
function StartPage({ type, cat }: { type: PanType; cat: string }) {
  const category = panCategoryNames.find((name) => name === cat.toLowerCase())
  if (!category) return <Navigate to={merchantPaths.panApply(type)} replace />
  return (
    <>
      <PageTitle title={titleOf(type, category)}>
        <Button component={Link} to={merchantPaths.panApply(type)} variant="default">
          {panApplyTexts.anotherKindOfApplicant()}
        </Button>
      </PageTitle>
      <StartForm type={type} category={category} mode="physical" />
    </>
  )
}

export const titleOf = (type: PanType, category: PanCategory): string =>
  `${type === 'N' ? panApplyTexts.newPan() : panApplyTexts.panCorrection()}: ${panCategories[category].label}`

export const StartNewPage = ({ cat }: { cat: string }) => <StartPage type="N" cat={cat} />
export const StartCorrectionPage = ({ cat }: { cat: string }) => <StartPage type="C" cat={cat} />

/** Without paper: the applicant signs with Aadhaar, so only people can. */
export function PaperlessPage() {
  const [type, setType] = useState<PanType>('N')
  return (
    <>
      <PageTitle about={panApplyTexts.aboutPaperless()} />
      <SegmentedControl
        mb="md"
        aria-label={panApplyTexts.whatIsAppliedFor()}
        data={entriesOf(panTypes).map(([value, label]) => ({ value, label }))}
        value={type}
        onChange={setType}
      />
      <StartForm key={type} type={type} category="individual" mode="paperless" />
    </>
  )
}
