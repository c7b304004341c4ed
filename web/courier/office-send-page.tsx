import { Button, Select } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addConsignment, getCourierOptions, officeConsignment } from '../../contract/courier.ts'
import { backendPaths } from '../../contract/paths.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { useNavigateHere } from '../ui/use-navigate-here.ts'
import { blankParcel, type ParcelDraft, ParcelFields, parcelLabels } from './parcel-fields.tsx'

type Draft = ParcelDraft & { merchantId: string }

function check(values: Draft): Record<string, string> {
  const { error } = officeConsignment.safeParse(values)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

/** A parcel of the head office to a merchant. */
export function OfficeSendPage() {
  const navigate = useNavigateHere()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const { data } = useQuery({
    ...callQuery(getCourierOptions, { query: { search } }),
    placeholderData: keepPreviousData,
  })
  const form = useForm<Draft>({ initialValues: { ...blankParcel(), merchantId: '' }, validate: check })
  const submit = useSubmit(form, {
    send: (values) => call(addConsignment, { body: officeConsignment.parse(values) }),
    done: ({ no, id }) => {
      toastSuccess(`Parcel ${no} is noted. The merchant is told.`)
      void navigate({ to: backendPaths.courier(id) })
    },
  })
  return (
    <>
      <PageTitle about="The merchant is told and can follow it." />
      <SectionCard title="Parcel">
        <PortalForm submit={submit} labels={parcelLabels}>
          <Select
            label={parcelLabels.merchantId()}
            placeholder="Code or name"
            required
            searchable
            data={data?.merchants ?? []}
            filter={({ options }) => options}
            onSearchChange={setTyped}
            {...form.getInputProps('merchantId')}
            value={form.values.merchantId || null}
            onChange={(value) => form.setFieldValue('merchantId', value ?? '')}
          />
          <ParcelFields form={form} companies={data?.companies ?? []} contentsLabel="What is inside" />
          <Button type="submit">Send</Button>
        </PortalForm>
      </SectionCard>
    </>
  )
}
