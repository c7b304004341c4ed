import { Alert, Stack } from '@mantine/core'
import { isMinor, type PanQuestion } from '../../../contract/nsdl-pan/check-facts.ts'
import {
  aadhaarProvesBirth,
  type ProofField,
  proofLabels,
  proofsFor,
  wantedProofs,
} from '../../../contract/nsdl-pan/documents.ts'
import { Field } from './field.tsx'
import { FieldGrid } from './field-grid.tsx'
import { usePanForm } from './pan-form.ts'

/** Which papers go with the form. They are attached to the scan, not uploaded here. */
export function PapersStep() {
  const { question } = usePanForm()
  return (
    <Stack gap="md">
      <Alert color="blue">{aboutPapers(question)}</Alert>
      <FieldGrid columns={2}>
        {wantedProofs(question).map((name) => (
          <ProofChoice key={name} name={name} />
        ))}
        <Field name="place" />
      </FieldGrid>
    </Stack>
  )
}

function aboutPapers(question: PanQuestion): string {
  const { mode, category } = question
  if (mode === 'paperless')
    return `Aadhaar proves identity and address; ${aadhaarProvesBirth(question) ? 'say what proves the date of birth.' : 'the date of birth needs a paper of its own.'}`
  const affidavit =
    category === 'huf' ? ' Add the affidavit by the Karta with all coparceners; the proofs are those of the Karta.' : ''
  return `Copies of these papers are scanned together with the signed form.${affidavit}`
}

function ProofChoice({ name }: { name: ProofField }) {
  const { question } = usePanForm()
  const options = proofsFor(name, question).map(({ code, label }) => ({ value: code, label }))
  const entity = name === 'identityProof' && question.category !== 'individual' && question.category !== 'huf'
  return (
    <Field
      name={name}
      label={entity ? 'Proof of the entity' : proofLabels[name]}
      options={options}
      hint={hintOf(name, question)}
    />
  )
}

function hintOf(name: ProofField, question: PanQuestion): string | undefined {
  if (name === 'birthProof' && !aadhaarProvesBirth(question)) return 'Aadhaar is no proof of birth any more.'
  if (isMinor(question) && (name === 'identityProof' || name === 'addressProof'))
    return 'The representative’s paper counts as well.'
  return undefined
}
