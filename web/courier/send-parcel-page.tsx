import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import {
  addOwnConsignment,
  type ConsignmentDetail,
  changeOwnConsignment,
  type DueHardCopy,
  getOwnCourierOptions,
  merchantCourier,
  ownConsignment,
} from '../../contract/courier.ts'
import type { Option } from '../../contract/kernel/fields.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { courierTexts } from '../../texts/en/courier.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { useNavigateHere } from '../ui/use-navigate-here.ts'
import { HardCopyPicker } from './hard-copy-picker.tsx'
import { blankParcel, type ParcelDraft, ParcelFields, parcelLabels } from './parcel-fields.tsx'

const options = callQuery(getOwnCourierOptions)

/** Tells of a new parcel to the head office. */
export function SendParcelPage() {
  const known = useQuery(options)
  return (
    <>
      <PageTitle about={courierTexts.aboutSending()} />
      <QueryView query={known}>
        {({ companies, papers, lastCompanyId }) => (
          <ParcelForm companies={companies} hardCopies={papers} lastCompanyId={lastCompanyId} />
        )}
      </QueryView>
    </>
  )
}

/** Mends a parcel that is still on its way. */
export function EditParcelPage({ id }: { id: string }) {
  const known = useQuery(options)
  const parcel = useQuery(callQuery(merchantCourier.get, { params: { id } }))
  return (
    <>
      <PageTitle about={courierTexts.untilReceived()} />
      <QueryView query={known}>
        {(loaded) => (
          <QueryView query={parcel}>
            {(before) => (
              <ParcelForm
                companies={loaded.companies}
                hardCopies={[...hardCopiesOf(before), ...loaded.papers]}
                before={before}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  )
}

const hardCopiesOf = ({ list }: ConsignmentDetail): DueHardCopy[] =>
  list.map(({ applicationId: id, refNo, ackNo, cardName }) => ({ id, refNo, ackNo, cardName, due: null }))

type Draft = ParcelDraft & { applicationIds: string[] }

interface Props {
  companies: readonly Option[]
  hardCopies: readonly DueHardCopy[]
  before?: ConsignmentDetail
  /** By whom the shop sent last. */
  lastCompanyId?: string
}

const draftOf = ({ companyId, docket, sentOn, contents, remark, list }: ConsignmentDetail): Draft => ({
  companyId,
  docket,
  sentOn,
  contents,
  remark,
  applicationIds: list.map(({ applicationId }) => applicationId),
})

function check(values: Draft): Record<string, string> {
  const { error } = ownConsignment.safeParse(values)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

function ParcelForm({ companies, hardCopies, before, lastCompanyId }: Props) {
  const navigate = useNavigateHere()
  const again = companies.find(({ value }) => value === lastCompanyId)
  const form = useForm<Draft>({
    initialValues: before ? draftOf(before) : { ...blankParcel(), companyId: again?.value ?? '', applicationIds: [] },
    validate: check,
  })
  const submit = useSubmit(form, {
    send: async (values): Promise<string> => {
      const body = ownConsignment.parse(values)
      if (!before) return (await call(addOwnConsignment, { body })).id
      await call(changeOwnConsignment, { params: { id: before.id }, body })
      return before.id
    },
    done: (id) => {
      toastSuccess(before ? courierTexts.theParcelIsChanged() : courierTexts.theParcelIsNoted())
      void navigate({ to: merchantPaths.courier(id) })
    },
  })
  return (
    <SectionCard title={courierTexts.parcel()}>
      <PortalForm submit={submit} labels={parcelLabels}>
        <ParcelFields form={form} companies={companies} />
        <HardCopyPicker
          hardCopies={hardCopies}
          chosen={form.values.applicationIds}
          onChange={(ids) => form.setFieldValue('applicationIds', ids)}
          error={form.errors.applicationIds}
        />
        <Button type="submit">{before ? courierTexts.save() : courierTexts.send()}</Button>
      </PortalForm>
    </SectionCard>
  )
}
