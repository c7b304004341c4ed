import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { getGstSheet } from '../../../contract/gst/registration.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { orKept } from '../../platform/kept-answer.ts'
import { underTheirHands } from '../../platform/query-client.ts'
import { lastSave } from '../../ui/form/draft-saves.ts'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { gstDraftName } from './use-stepped-draft.ts'

/** A draft at its own address; what is sent in already is shown instead. */
export function GstFormPage({ id }: { id: string }) {
  const { queryKey } = callQuery(getGstSheet, { params: { id } })
  const query = useQuery({
    ...underTheirHands,
    queryKey,
    queryFn: async ({ signal }) => {
      await lastSave(gstDraftName(id))
      return orKept(endpointPath(getGstSheet.path, { id }), () => call(getGstSheet, { params: { id }, signal }), 10_000)
    },
  })
  return (
    <QueryView query={query}>
      {(sheet) =>
        sheet.status === 'draft' ? (
          <>
            <PageTitle about={gstRegistrationTexts.draftNumber({ no: sheet.no })} />
            <RegistrationForm key={sheet.id} sheet={sheet} />
          </>
        ) : (
          <Navigate to={merchantPaths.gstRegistration(id)} replace />
        )
      }
    </QueryView>
  )
}
