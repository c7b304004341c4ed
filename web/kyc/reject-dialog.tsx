import { Checkbox, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type DocumentKind, documentLabels } from '../../contract/kyc-moves.ts'
import { askingAgain } from '../../contract/kyc-review.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { ReasonFields } from '../ui/form/reason-fields.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'

interface Given {
  remark: string
  documents: DocumentKind[]
}

interface Props {
  title: string
  /** What the button that sends says. */
  button: string
  /** Reasons to begin with; each can be changed. */
  reasons: readonly string[]
  /** Documents that may be asked for anew; without them only the reason is asked. */
  documents?: readonly DocumentKind[]
  send: (given: Given) => Promise<unknown>
  onClose: () => void
}

/** Sends something back with a reason, and names what must be uploaded anew. */
export function RejectDialog({ title, button, reasons, documents = [], send, onClose }: Props) {
  const form = useForm<Given>({
    initialValues: { remark: '', documents: [...documents] },
    validate: schemaResolver(askingAgain, { sync: true }),
  })
  const submit = useSubmit(form, { send, done: onClose })
  return (
    <FormDialog
      title={title}
      button={button}
      color="red"
      submit={submit}
      labels={{ remark: 'Reason' }}
      onClose={onClose}
    >
      <ReasonFields
        reasons={reasons}
        value={form.values.remark}
        onChoose={(reason) => form.setFieldValue('remark', reason)}
        input={form.getInputProps('remark')}
      />
      {documents.length > 0 && (
        <Checkbox.Group label="Documents that must be uploaded anew" {...form.getInputProps('documents')}>
          <Stack gap="xs" mt="xs">
            {documents.map((kind) => (
              <Checkbox key={kind} value={kind} label={documentLabels[kind]} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </FormDialog>
  )
}
