import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getOwnUtiCounts, getUtiCounts } from '../../contract/uti-pan/coupon.ts'
import { backendPaths, merchantPaths } from '../paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { PageTitle } from '../ui/page-title.tsx'

interface Card {
  title: string
  about: string
  path: string
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {cards.map(({ title, about, path }) => (
        <Paper
          key={path}
          component={Link}
          to={path}
          p="lg"
          radius="md"
          bg="var(--card-background)"
          c="inherit"
          td="none"
        >
          <Title order={2}>{title}</Title>
          <Text size="sm" c="dimmed" mt={4}>
            {about}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}

const many = (n: number | undefined, one: string, more = `${one}s`) => `${n ?? 0} ${n === 1 ? one : more}`

/** The way into UTI PAN for merchants. */
export function MerchantUtiPage() {
  const { data } = useQuery(callQuery(getOwnUtiCounts))
  return (
    <>
      <PageTitle title="UTI PAN" about="Coupons and your id at UTI." />
      <Cards
        cards={[
          { title: 'Buy Coupons', about: 'The wallet pays.', path: merchantPaths.utiCouponBuy },
          {
            title: 'Coupon List',
            about: `${many(data?.pending, 'order')} waiting.`,
            path: merchantPaths.utiCouponList,
          },
          { title: 'PSA Login', about: 'Your id and the way to UTI.', path: merchantPaths.utiPsaLogin },
        ]}
      />
    </>
  )
}

/** What waits in UTI PAN for the back office. */
export function OfficeUtiPage() {
  const { data } = useQuery(callQuery(getUtiCounts))
  return (
    <>
      <PageTitle title="UTI PAN" about="Requests for PSA ids and orders of coupons." />
      <Cards
        cards={[
          {
            title: 'Coupon List',
            about: `${many(data?.couponsPending, 'order')} waiting.`,
            path: backendPaths.utiCouponList,
          },
          {
            title: 'PSA Login',
            about: `${many(data?.psaPending, 'request')} waiting.`,
            path: backendPaths.utiPsaLogin,
          },
        ]}
      />
    </>
  )
}
