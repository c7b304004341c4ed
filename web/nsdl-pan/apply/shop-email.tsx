import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getPanHelp } from '../../../contract/nsdl-pan/prefill.ts'
import { prefillTexts } from '../../../texts/en/prefill.ts'
import { callQuery } from '../../platform/call-query.ts'
import { usePanForm } from './use-pan-form.ts'

/** For customers without an address of their own. */
export function ShopEmail() {
  const { draft, set } = usePanForm()
  const help = useQuery({ ...callQuery(getPanHelp), staleTime: Number.POSITIVE_INFINITY })
  const email = help.data?.shopEmail
  if (!email || draft.emailId !== '') return null
  return (
    <Button variant="light" style={{ alignSelf: 'start' }} onClick={() => set({ emailId: email })}>
      {prefillTexts.shopEmail({ email })}
    </Button>
  )
}
