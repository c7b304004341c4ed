import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { formatPaise } from '../../contract/kernel/money.ts'
import { addMember, type MemberOptions, newMember } from '../../contract/member.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal } from '../platform/changed.ts'
import { openOnceKeys } from '../platform/open-once-keys.ts'
import { KeptLine } from '../ui/form/kept-line.tsx'
import { PayDialog } from '../ui/form/pay-dialog.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useAsking } from '../ui/form/use-asking.ts'
import { useKeepTyped, useKeptInput } from '../ui/form/use-kept-input.ts'
import { useSubmit } from '../ui/form/use-submit.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { useNavigateHere } from '../ui/use-navigate-here.ts'
import { emptyMember, labels } from './member-labels.ts'
import { OwnerFields } from './owner-fields.tsx'
import { PriceCard } from './price-card.tsx'
import { ShopFields } from './shop-fields.tsx'

/** All that a registration asks, with the id type, its price and the own balance. */
export function MemberForm({ options }: { options: MemberOptions }) {
  const kept = useKeptInput('add member', emptyMember)
  const form = useForm({ initialValues: kept.values, validate: schemaResolver(newMember, { sync: true }) })
  useKeepTyped(kept, form.values)
  const [headersFor] = useState(openOnceKeys)
  const added = useAdded()
  const chosen = options.idtypes.find(({ value }) => value === form.values.idType)
  const submit = useSubmit(form, {
    send: (values) => {
      const body = { ...z.parse(newMember, values), total: chosen?.price }
      return call(addMember, { body, headers: headersFor(body) })
    },
    done: ({ id, code }) => {
      kept.forget()
      void added(id, code)
    },
    // The price may be another one by now: what is shown and agreed to next is that one.
    failed: () => refetchAfterRefusal(addMember),
  })
  const { asking, close, ask, pay } = useAsking(form, submit)
  return (
    <>
      <PortalForm submit={ask} labels={labels()}>
        <KeptLine kept={kept} onStartOver={() => form.setValues(emptyMember)} />
        <Stack gap="md">
          <SectionCard title={peopleTexts.shop()}>
            <ShopFields form={form} idTypes={options.idtypes} />
          </SectionCard>
          <SectionCard title={peopleTexts.owner()}>
            <OwnerFields form={form} />
          </SectionCard>
          <PriceCard options={options} idType={form.values.idType} />
        </Stack>
        <Checkbox label={peopleTexts.ownerHasAgreed()} {...form.getInputProps('consent', { type: 'checkbox' })} />
        <Group>
          <Button type="submit">{peopleTexts.addMember()}</Button>
        </Group>
      </PortalForm>
      {asking && chosen && (
        <PayDialog
          title={peopleTexts.addThisMember()}
          button={peopleTexts.payAndAdd({ price: formatPaise(chosen.price) })}
          what={peopleTexts.joinsBelowYou({ shop: form.values.shopName.trim(), idType: chosen.label })}
          price={chosen.price}
          submit={pay}
          onClose={close}
        />
      )}
    </>
  )
}

function useAdded() {
  const navigate = useNavigateHere()
  return async (id: string, code: string) => {
    toastSuccess(peopleTexts.hasJoined({ code }))
    await navigate({ to: merchantPaths.member(id) })
  }
}
