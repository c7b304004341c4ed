import { Button, Group, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { discardPan, type PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { call } from '../../platform/call.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import type { DraftSaving } from '../../ui/form/use-draft-saving.ts'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'

/** Throws the draft away, after a second thought. */
export function DiscardButton({ sheet, saving }: { sheet: PanSheet; saving: DraftSaving }) {
  const [asked, setAsked] = useState(false)
  return (
    <Group justify="flex-end" mt="md">
      <Button variant="subtle" color="red" size="compact-sm" onClick={() => setAsked(true)}>
        {panApplyTexts.discardThisDraft()}
      </Button>
      {asked && <Sure sheet={sheet} saving={saving} onClose={() => setAsked(false)} />}
    </Group>
  )
}

function Sure({ sheet, saving, onClose }: { sheet: PanSheet; saving: DraftSaving; onClose: () => void }) {
  const navigate = useNavigateHere()
  const submit = useSubmit(useForm(), {
    send: () => call(discardPan, { params: { id: sheet.id } }),
    done: () => {
      saving.stop()
      toastSuccess(panApplyTexts.theDraftIsGone())
      void navigate({ to: merchantPaths.panApply(sheet.applicantionType) })
    },
  })
  return (
    <FormDialog
      title={panApplyTexts.discardTheDraft()}
      button={panApplyTexts.discard()}
      color="red"
      submit={submit}
      onClose={onClose}
    >
      <Text size="sm">{panApplyTexts.everythingTypedSoFar()}</Text>
    </FormDialog>
  )
}
