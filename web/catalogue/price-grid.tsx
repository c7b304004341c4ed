import { Button, Group, Stack, Text } from '@mantine/core'
import type { FormEvent } from 'react'
import { type PackageSetup, savePrices } from '../../contract/catalogue/package.ts'
import { call } from '../platform/call.ts'
import { CallError } from '../platform/call-error.ts'
import { refetchAfterRefusal } from '../platform/changed.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { EarningsPreview } from './earnings-preview.tsx'
import classes from './price-grid.module.css'
import { PriceTable } from './price-table.tsx'
import { usePriceGrid } from './use-price-grid.ts'

interface Props {
  setup: PackageSetup
}

/** All prices of a package, saved by one call. */
export function PriceGrid({ setup }: Props) {
  const { id, version, products, tdsPercent, mayLower } = setup
  const grid = usePriceGrid(products, mayLower)
  const form = {
    onSubmit: (send: (values: undefined) => void) => (event?: FormEvent<HTMLFormElement>) => {
      event?.preventDefault()
      if (grid.wrong) event?.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      else send(undefined)
    },
    // The cells have checked the same already; what the server says beyond it stands in the alert.
    setErrors: () => undefined,
  }
  const submit = useSubmit(form, {
    send: () => call(savePrices, { params: { id }, body: { version, prices: grid.prices() } }),
    done: () => toastSuccess('Prices saved', 'They count from the next sale on.'),
  })
  const overtaken = submit.error instanceof CallError && submit.error.status === 409
  return (
    <Stack>
      <PortalForm submit={submit}>
        {overtaken && (
          <Group>
            <Button variant="default" onClick={() => refetchAfterRefusal(savePrices)}>
              Load the newest prices
            </Button>
          </Group>
        )}
        {!mayLower && (
          <Text size="sm">
            You can raise prices. Only an admin lowers one, gives more of it away, or takes a product out.
          </Text>
        )}
        <PriceTable products={products} grid={grid} />
        <Group className={classes.bar} justify="flex-end">
          <Button variant="default" onClick={grid.undo} disabled={!grid.dirty}>
            Undo changes
          </Button>
          <Button type="submit" disabled={!grid.dirty}>
            Save prices
          </Button>
        </Group>
      </PortalForm>
      <EarningsPreview products={products} termsOf={(code) => grid.readingOf(code).terms} tdsPercent={tdsPercent} />
    </Stack>
  )
}
