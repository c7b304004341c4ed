import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { collectionReport, getCollectionPaper } from '../../contract/report/collection.ts'
import type { ReportSide } from '../../contract/report/report.ts'
import { reportPageTexts } from '../../texts/en/report-page.ts'
import { call } from '../platform/call.ts'
import { endpointPath } from '../platform/endpoint-path.ts'
import type { Days } from '../ui/day-range/range-presets.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { type ReportArea, reportAreas } from './report-area.ts'

interface Props {
  side: ReportSide
  area: ReportArea
  days: Days
}

/** Ways to keep a report as it is set now: its address, a name for it, and on paper where there is one. */
export function ReportLinks({ side, area, days }: Props) {
  const [saving, setSaving] = useState(false)
  return (
    <Group gap="xs">
      {side.slug === collectionReport.office.slug && area === 'office' && (
        <DownloadButton path={endpointPath(getCollectionPaper.path, undefined, days)}>
          {reportPageTexts.printablePdf()}
        </DownloadButton>
      )}
      <Button variant="default" onClick={() => void copyLink()}>
        {reportPageTexts.copyLink()}
      </Button>
      <Button variant="default" onClick={() => setSaving(true)}>
        {reportPageTexts.save()}
      </Button>
      {saving && <SaveDialog title={side.title} area={area} onClose={() => setSaving(false)} />}
    </Group>
  )
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href)
    toastSuccess(reportPageTexts.linkCopied(), reportPageTexts.whoeverMaySee())
  } catch {
    toastError(reportPageTexts.copyNotAllowed())
  }
}

function SaveDialog({ title, area, onClose }: { title: string; area: ReportArea; onClose: () => void }) {
  const { saved } = reportAreas[area]
  const form = useForm({ initialValues: { name: title } })
  const submit = useSubmit(form, {
    send: ({ name }) =>
      call(saved.save, { body: { name, address: window.location.pathname + window.location.search } }),
    done: (_reply, { name }) => {
      toastSuccess(reportPageTexts.reportSaved(), reportPageTexts.youFindIt({ name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={reportPageTexts.saveThisReport()}
      submit={submit}
      onClose={onClose}
      labels={{ name: reportPageTexts.name() }}
    >
      <TextInput
        label={reportPageTexts.name()}
        description={reportPageTexts.aboutSaving()}
        maxLength={60}
        data-autofocus
        required
        {...form.getInputProps('name')}
      />
    </FormDialog>
  )
}
