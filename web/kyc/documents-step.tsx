import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type MyKyc, missingOf, submitKyc } from '../../contract/kyc.ts'
import { kycSteps } from '../../contract/kyc-fields.ts'
import { documentLabels } from '../../contract/kyc-moves.ts'
import { kycTexts } from '../../texts/en/kyc.ts'
import { call } from '../platform/call.ts'
import { untilShown } from '../platform/changed.ts'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { DocumentCard } from './document-card.tsx'

interface Props {
  kyc: MyKyc
  onBack: () => void
}

/** The last step: every document, and the way to hand all of it in. */
export function DocumentsStep({ kyc, onBack }: Props) {
  const submit = useSubmitKyc()
  const missing = missingOf(kyc.kind, kyc)
  const names = [
    ...missing.steps.map((step) => kycTexts.stepNamed({ title: kycSteps[step].title() })),
    ...missing.documents.map((kind) => documentLabels[kind]()),
  ]
  return (
    <Stack gap="md">
      <FormAlert error={submit.error} onClose={submit.reset} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {kyc.documents.map((document) => (
          <DocumentCard key={document.kind} document={document} state={kyc.state} />
        ))}
      </SimpleGrid>
      {names.length > 0 && <Text size="sm">{kycTexts.stillMissing({ names: names.join(', ') })}</Text>}
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          {kycTexts.back()}
        </Button>
        <Button onClick={() => submit.mutate()} loading={submit.isPending} disabled={names.length > 0}>
          {kycTexts.submitForReview()}
        </Button>
      </Group>
    </Stack>
  )
}

function useSubmitKyc() {
  return useMutation({
    mutationFn: () => call(submitKyc),
    onSuccess: async () => {
      toastSuccess(kycTexts.kycSubmitted(), kycTexts.weLookAtIt())
      await untilShown()
      // What it became stands at the top.
      window.scrollTo({ top: 0 })
    },
  })
}
