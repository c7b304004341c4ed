import { expect, it } from 'vitest'
import { reasonModuleOptions } from '../../contract/catalogue/rejection-reason.ts'
import { findKindLabels } from '../../contract/find.ts'
import { backOfficeModules } from '../../contract/kernel/role.ts'
import { liveTopics } from '../../contract/kernel/topic.ts'
import { backOfficeModuleTexts } from '../../contract/module-texts.ts'
import { noticeKinds } from '../../contract/notice.ts'
import { entryKinds } from '../../contract/wallet.ts'
import { workflows } from '../../contract/workflows.ts'
import { backofficeMenu } from '../areas/backoffice/backoffice-menu.ts'
import { merchantMenu } from '../areas/merchant/merchant-menu.ts'
import { officeWaitingLinks } from '../dashboard/waiting-links.ts'
import { officeLinks } from '../find/find-links.ts'
import { menuPlaces } from '../find/place.ts'
import { webServices } from '../services.ts'

it('a service that was only registered stands in both menus, and so in the search for pages', () => {
  expect(menuPlaces(backofficeMenu)).toContainEqual(
    expect.objectContaining({ label: 'Passport Forms', path: '/backend/actions/passport-form' }),
  )
  expect(menuPlaces(merchantMenu)).toContainEqual(
    expect.objectContaining({ label: 'Passport Forms', path: '/merchant/product/passport-form' }),
  )
})

it('has a permission, an entry of the ledger, a notice, reasons, a topic and a workflow', () => {
  expect(backOfficeModules).toContain('passport-form')
  expect(backOfficeModuleTexts['passport-form'].label).toBe('Passport Forms')
  expect(entryKinds['passport-form']).toBe('Passport form')
  expect(noticeKinds['passport-form']).toEqual({ label: 'Passport forms', byMail: false })
  expect(reasonModuleOptions).toContainEqual({ value: 'passport-form', label: 'Passport forms' })
  expect(liveTopics).toContain('passport-form')
  expect(workflows.map(({ title }) => title)).toContain('Passport form')
})

it('leads from the search and the dashboard to its list', () => {
  const found = { kind: 'passport-form', id: '7', title: 'F000007', detail: '' } as const
  expect(findKindLabels['passport-form']).toBe('Passport forms')
  expect(officeLinks(webServices)['passport-form']?.(found)).toBe('/backend/actions/passport-form?q=F000007')
  expect(officeWaitingLinks(webServices)['passport-form']).toEqual({ to: '/backend/actions/passport-form' })
})
