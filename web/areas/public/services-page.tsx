import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { publicTexts } from '../../../texts/en/public.ts'
import { PlainPage } from './plain-page.tsx'
import classes from './public-pages.module.css'
import { services } from './services.ts'
import { useSite } from './use-site.ts'

export function ServicesPage() {
  const site = useSite()
  return (
    <PlainPage title={publicTexts.services()} intro={site?.texts.servicesIntro}>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, md: 3 }} spacing="md" className={classes.tiles}>
        {services.map(({ name, icon: Icon, about }) => (
          <Paper key={name()} component="li" p="lg" radius="md" bg="var(--card-background)">
            <span className={classes.icon}>
              <Icon size={24} aria-hidden />
            </span>
            <Title order={2} fz="md" mt="sm">
              {name()}
            </Title>
            <Text size="sm" c="dimmed" mt={4}>
              {about()}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
    </PlainPage>
  )
}
