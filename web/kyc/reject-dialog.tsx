import { Button, Checkbox, Group, Modal, Stack, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type DocumentKind, documentLabels } from '../../contract/kyc-moves.ts'
import { askingAgain } from '../../contract/kyc-review.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
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

/** Why something is sent back: a prepared reason or own words, which go to the person as they stand. */
export function RejectDialog({ title, button, reasons, documents = [], send, onClose }: Props) {
  const form = useForm<Given>({
    initialValues: { remark: '', documents: [...documents] },
    validate: schemaResolver(askingAgain, { sync: true }),
  })
  const submit = useSubmit(form, { send, done: onClose })
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <PortalForm submit={submit} labels={{ remark: 'Reason' }}>
        <SelectField
          label="Prepared reasons"
          options={reasons}
          value={reasons.includes(form.values.remark) ? form.values.remark : ''}
          onChange={(event) => form.setFieldValue('remark', event.currentTarget.value)}
        />
        <Textarea
          label="Reason"
          description="Mailed to the person as it stands here."
          required
          autosize
          minRows={3}
          {...form.getInputProps('remark')}
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red">
            {button}
          </Button>
        </Group>
      </PortalForm>
    </Modal>
  )
}
