import { Checkbox, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type DocumentKind, documentLabels } from '../../contract/kyc-moves.ts'
import { askingAgain } from '../../contract/kyc-review.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { ReasonFields } from '../ui/form/reason-fields.tsx'
import { useKeepTyped, useKeptInput } from '../ui/form/use-kept-input.ts'
import { useSubmit } from '../ui/form/use-submit.ts'

interface Given {
  remark: string
  documents: DocumentKind[]
}

interface Props {
  /** What is decided, among all there are: what was typed about one is not offered for another. */
  about: string
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
export function RejectDialog({ about, title, button, reasons, documents = [], send, onClose }: Props) {
  const kept = useKeptInput<Given>(`${title} ${about}`, { remark: '', documents: [...documents] })
  const form = useForm<Given>({
    initialValues: kept.values,
    validate: schemaResolver(askingAgain, { sync: true }),
  })
  useKeepTyped(kept, form.values)
  const submit = useSubmit(form, {
    send,
    done: () => {
      kept.forget()
      onClose()
    },
  })
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
              <Checkbox key={kind} value={kind} label={documentLabels[kind]()} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </FormDialog>
  )
}
