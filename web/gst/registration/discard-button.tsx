import { Button, Group, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { discardGst } from '../../../contract/gst/registration.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { call } from '../../platform/call.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import type { DraftSaving } from '../../ui/form/use-draft-saving.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'

interface Props {
  id: string
  saving: DraftSaving
}

/** Throws the draft away, after a second thought. */
export function DiscardButton(props: Props) {
  const [asked, setAsked] = useState(false)
  return (
    <Group justify="flex-end" mt="md">
      <Button variant="subtle" color="red" size="compact-sm" onClick={() => setAsked(true)}>
        {gstRegistrationTexts.discardThisDraft()}
      </Button>
      {asked && <Sure {...props} onClose={() => setAsked(false)} />}
    </Group>
  )
}

function Sure({ id, saving, onClose }: Props & { onClose: () => void }) {
  const navigate = useNavigateHere()
  const submit = useSubmit(useForm(), {
    send: () => call(discardGst, { params: { id } }),
    done: () => {
      saving.stop()
      toastSuccess(gstRegistrationTexts.draftIsGone())
      void navigate({ to: merchantPaths.gstRegistrationList })
    },
  })
  return (
    <FormDialog
      title={gstRegistrationTexts.discardTheDraft()}
      button={gstRegistrationTexts.discard()}
      color="red"
      submit={submit}
      onClose={onClose}
    >
      <Text size="sm">{gstRegistrationTexts.everythingTypedIsLost()}</Text>
    </FormDialog>
  )
}
