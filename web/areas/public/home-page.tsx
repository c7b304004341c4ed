import { Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { publicFront } from '../../../contract/front.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { FrontMatter } from '../../news/front-matter.tsx'
import { useBusinessName } from '../../ui/site/use-business-name.ts'
import { HeroPicture } from './hero-picture.tsx'
import classes from './public-pages.module.css'
import { useSite } from './use-site.ts'

const promises = [
  {
    title: 'Checked before it is sent',
    text: 'Names, dates and papers are compared while the form is filled, and once more at the head office.',
  },
  {
    title: 'A price you know beforehand',
    text: 'The fee is shown before you pay. If we cannot carry a service out, the amount is returned.',
  },
  {
    title: 'Always in the open',
    text: 'From the printed form to the finished card: every step can be followed, with its date.',
  },
]

const steps = [
  'Bring your papers to a service centre near you.',
  'We fill the form together and print it for your signature.',
  'Our head office checks it and sends it on.',
  'You get the number, and then the card, by post and by mail.',
]

/** The front page: what we do, what is new, and the two ways in. */
export function HomePage() {
  const name = useBusinessName()
  const texts = useSite()?.texts
  return (
    <div className={classes.wrap}>
      <section className={classes.hero} aria-label="Welcome">
        <div>
          <Text className={classes.eyebrow}>{name}</Text>
          <Title order={1} fz={{ base: 32, sm: 46 }} lh={1.15}>
            {texts?.homeHeadline ?? name}
          </Title>
          <Text size="lg" c="dimmed" mt="md" maw={540}>
            {texts?.homeIntro}
          </Text>
          <Group mt="xl">
            <Button component={Link} to={publicPaths.register} size="md">
              Open a service centre
            </Button>
            <Button component={Link} to={publicPaths.services} size="md" variant="default">
              See the services
            </Button>
          </Group>
        </div>
        <HeroPicture />
      </section>
      <FrontMatter from={publicFront} />
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="lg" mt="xl">
        {promises.map(({ title, text }) => (
          <Paper key={title} p="lg" radius="md" bg="var(--card-background)">
            <Title order={2} fz="lg">
              {title}
            </Title>
            <Text c="dimmed" mt="xs">
              {text}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      <section className={classes.steps} aria-labelledby="how">
        <Title order={2} id="how" fz={26}>
          How a PAN card is made
        </Title>
        <ol className={classes.stepList}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Button component={Link} to={publicPaths.track} variant="default" mt="lg">
          Follow an application
        </Button>
      </section>
    </div>
  )
}
