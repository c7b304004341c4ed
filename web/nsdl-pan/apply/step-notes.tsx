import { Alert, Text } from '@mantine/core'
import type { ComponentType } from 'react'
import { isMinor } from '../../../contract/nsdl-pan/check-facts.ts'
import { isSentAbroad } from '../../../contract/nsdl-pan/check-places.ts'
import { aadhaarProvesBirth } from '../../../contract/nsdl-pan/documents.ts'
import type { GroupName } from '../../../contract/nsdl-pan/form-places.ts'
import type { PanQuestion } from '../../../contract/nsdl-pan/pan-question.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { AoFinder } from './ao-finder.tsx'
import { Remarks } from './field.tsx'
import { FillFaster } from './fill-faster.tsx'
import { ShopEmail } from './shop-email.tsx'
import { usePanForm } from './use-pan-form.ts'

/** What a step says or offers before a group, whether the group is asked or not. */
export const notesBefore: Partial<Record<GroupName, ComponentType>> = {
  name: FillFaster,
  surrender: ReprintNote,
  contact: AbroadNote,
  'ao-code': AoFinder,
  representative: RepresentativeNote,
  papers: PapersNote,
}

/** What stands at the foot of a group. */
export const notesBelow: Partial<Record<GroupName, ComponentType>> = {
  contact: ShopEmail,
  'ao-code': () => <Remarks name="aoArea" />,
}

function ReprintNote() {
  const { draft } = usePanForm()
  if (draft.changes.length > 0) return null
  return <Alert color="blue">{panApplyTexts.nothingIsTickedTheCard()}</Alert>
}

function AbroadNote() {
  const { category, draft } = usePanForm().question
  if (!isSentAbroad(category, draft)) return null
  return <Alert color="blue">{panApplyTexts.aCardThatGoesAbroad()}</Alert>
}

function RepresentativeNote() {
  const minor = isMinor(usePanForm().question)
  return <Text size="sm">{minor ? panApplyTexts.theApplicantIsAMinor() : panApplyTexts.whoActsAndSigns()}</Text>
}

/** The papers are attached to the scan, not uploaded here. */
function PapersNote() {
  const { question } = usePanForm()
  return <Alert color="blue">{aboutPapers(question)}</Alert>
}

function aboutPapers(question: PanQuestion): string {
  const { mode, category } = question
  if (mode === 'paperless')
    return aadhaarProvesBirth(question) ? panApplyTexts.sayWhatProvesBirth() : panApplyTexts.birthNeedsAPaper()
  return category === 'huf' ? panApplyTexts.copiesAndAffidavit() : panApplyTexts.copiesOfThesePapers()
}
