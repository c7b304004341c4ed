import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { PricedProduct } from '../../contract/catalogue/package.ts'
import { earn, marginOf, percentOf, type Terms } from '../../contract/catalogue/price.ts'
import { Facts } from '../ui/facts.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { WholeNumberInput } from '../ui/form/whole-number-input.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { showRupees } from './price-text.ts'

interface Props {
  products: readonly PricedProduct[]
  /** The terms that stand in the grid now. */
  termsOf: (code: string) => Terms | null
  tdsPercent: number
}

/** What a number of sales comes to, for everyone who has a share in it. */
export function EarningsPreview({ products, termsOf, tdsPercent }: Props) {
  const sold = products.filter(({ code }) => termsOf(code))
  const [code, setCode] = useState('')
  const [sales, setSales] = useState<number | string>(100)
  const product = sold.find((one) => one.code === code) ?? sold[0]
  const terms = product ? termsOf(product.code) : null
  return (
    <SectionCard title="What a retailer earns" about="With the prices as they stand above, saved or not.">
      <Group mb="md" align="flex-end">
        <SelectField
          label="Product"
          options={sold.map(({ code: value, name }) => ({ value, label: name }))}
          value={product?.code ?? ''}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <WholeNumberInput
          label="Sales"
          w={110}
          value={sales}
          onChange={setSales}
          error={typeof sales === 'number' ? undefined : 'Enter a whole number'}
        />
      </Group>
      {product && terms ? (
        <Facts facts={sharesOf(product, terms, { sales: typeof sales === 'number' ? sales : 0, tdsPercent })} />
      ) : (
        <Text size="sm" c="dimmed">
          No product is sold yet.
        </Text>
      )}
    </SectionCard>
  )
}

function sharesOf(product: PricedProduct, terms: Terms, { sales, tdsPercent }: { sales: number; tdsPercent: number }) {
  const { price, commission, overrides } = earn(terms)
  const tds = percentOf(commission, Math.round(tdsPercent * 100))
  const rupees = (paise: number) => showRupees(paise * sales)
  const uplines = overrides.map((paise, i) => [`Upline level ${i + 1} gets`, rupees(paise)] as const)
  return [
    ['Pays from the wallet', rupees(price)],
    ['Commission', rupees(commission)],
    [`TDS (${tdsPercent}%)`, rupees(-tds)],
    ['The retailer earns', rupees(commission - tds)],
    ...uplines,
    ['Government fee', rupees(product.governmentFee)],
    ['We keep', rupees(marginOf(terms, product.governmentFee))],
  ] as const
}
