import { Anchor, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { entriesOf } from '../../../contract/kernel/keys-of.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import type { PublicSite } from '../../../contract/public-site.ts'
import type { Text as Said } from '../../../texts/catalogue.ts'
import { publicTexts } from '../../../texts/en/public.ts'
import classes from './public-layout.module.css'
import { legalLinks, publicLinks } from './public-links.ts'
import { useSite } from './use-site.ts'

const socialNames = { facebook: 'Facebook', instagram: 'Instagram', x: 'X', youtube: 'YouTube', linkedin: 'LinkedIn' }

/** Where to go, where the head office is, the legal pages and the social links. */
export function PublicFooter() {
  const site = useSite()
  return (
    <footer className={classes.footer}>
      <div className={classes.footerBlocks}>
        <Block title={publicTexts.usefulLinks()}>
          <Links links={publicLinks} />
        </Block>
        <Block title={publicTexts.headOffice()}>{site && <HeadOffice site={site} />}</Block>
        <Block title={publicTexts.legal()}>
          <Links links={legalLinks} />
        </Block>
        <Block title={publicTexts.followUs()}>{site && <SocialLinks social={site.social} />}</Block>
      </div>
      <Text size="sm" className={classes.footerLine}>
        <Anchor component={Link} to={publicPaths.track} size="sm" c="dimmed">
          {publicTexts.trackAnApplication()}
        </Anchor>
      </Text>
      <Text size="sm" c="dimmed" className={classes.footerLine}>
        {[site?.businessName, site?.cin && `CIN ${site.cin}`].filter(Boolean).join(' · ')}
      </Text>
    </footer>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} fz="md" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  )
}

function Links({ links }: { links: readonly { label: Said; path: string }[] }) {
  return (
    <ul className={classes.plainList}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <Anchor component={Link} to={path} size="sm" c="dimmed">
            {label()}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function HeadOffice({ site }: { site: PublicSite }) {
  const town = [site.district, site.pin].filter(Boolean).join(' ')
  const lines = [site.add1, site.add2, site.add3, town, site.state].filter(Boolean)
  return (
    <address className={classes.address}>
      {lines.map((line) => (
        <Text key={line} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
      {site.contactNo && (
        <Anchor size="sm" c="dimmed" href={`tel:${site.contactNo.replace(/[^\d+]/g, '')}`}>
          {site.contactNo}
        </Anchor>
      )}
      {site.emailId && (
        <Anchor size="sm" c="dimmed" href={`mailto:${site.emailId}`}>
          {site.emailId}
        </Anchor>
      )}
    </address>
  )
}

/** A link without an address yet leads nowhere, but keeps its place. */
function SocialLinks({ social }: { social: PublicSite['social'] }) {
  return (
    <ul className={classes.plainList}>
      {entriesOf(socialNames).map(([key, label]) => (
        <li key={key}>
          <Anchor size="sm" c="dimmed" href={social[key] || '#'} rel="noreferrer">
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
