import { getOpenApi } from '../contract/api-page.ts'
import { anyone } from '../contract/kernel/role.ts'
import { serviceKeys } from '../contract/of-services.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import { recordAudit } from './audit/record-audit.ts'
import { masterRoutes } from './catalogue/master-routes.ts'
import { packageRoutes } from './catalogue/package-routes.ts'
import { correctionRoutes } from './correction/correction-routes.ts'
import { courierRoutes } from './courier/courier-routes.ts'
import { dashboardRoutes } from './dashboard/dashboard-routes.ts'
import { tourRoutes } from './demo/tour-routes.ts'
import { downloadRoutes } from './download/download-routes.ts'
import { exportRoutes } from './export/export-routes.ts'
import { queueExport } from './export/queue-export.ts'
import { findRoutes } from './find/find-routes.ts'
import { gatewayRoutes } from './gateway/gateway-routes.ts'
import { kycReviewRoutes } from './kyc/kyc-review-routes.ts'
import { kycRoutes } from './kyc/kyc-routes.ts'
import { lawDeskRoutes } from './law-desk/law-desk-routes.ts'
import { mailRoutes } from './mail/mail-routes.ts'
import { openMailOffice } from './mail/open-mail-office.ts'
import { memberRoutes } from './merchant/member-routes.ts'
import { merchantRoutes } from './merchant/merchant-routes.ts'
import { newsRoutes } from './news/news-routes.ts'
import { noticeRoutes } from './notice/notice-routes.ts'
import { bankStatementRoutes } from './payment-request/bank-statement/bank-statement-routes.ts'
import { paymentRoutes } from './payment-request/payment-routes.ts'
import { doerOf } from './platform/actor.ts'
import type { Api } from './platform/api.ts'
import { createApi } from './platform/create-api.ts'
import { describeApi } from './platform/describe-api.ts'
import type { Platform, Web } from './platform/platform.ts'
import { Problem, tryAgain } from './platform/problem.ts'
import { makeWeb } from './platform/serve/make-web.ts'
import { type Drain, openDrain } from './platform/serve/open-drain.ts'
import { sendFile } from './platform/serve/send-file.ts'
import { serveSite } from './platform/serve/serve-site.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import type { BuiltSite } from './public/find-built-site.ts'
import { openPageTemplate } from './public/open-page-template.ts'
import { openPages } from './public/open-pages.ts'
import { serveAppManifest } from './public/serve-app-manifest.ts'
import { robotsText, siteMap } from './public/site-map.ts'
import { pushRoutes } from './push/push-routes.ts'
import { recurringJobRoutes } from './recurring-job/recurring-job-routes.ts'
import { referenceRoutes } from './reference/reference-routes.ts'
import { registrationRoutes } from './registration/registration-routes.ts'
import { reviewRoutes } from './registration/review-routes.ts'
import { reportRoutes } from './report/report-routes.ts'
import { apiServices } from './services.ts'
import { findActor } from './session/find-actor.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { fileSafetyRoutes } from './site/file-safety-routes.ts'
import { moneyLimitRoutes } from './site/money-limit-routes.ts'
import { sitePicture } from './site/site-pictures.ts'
import { siteRoutes } from './site/site-routes.ts'
import { readSetting } from './site/site-settings.ts'
import { merchantStaffRoutes } from './staff/merchant-staff-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { userRoutes } from './staff/user-routes.ts'
import { recurringJobs } from './start/recurring-jobs.ts'
import { confirmPassword } from './user/confirm-password.ts'
import { walletRoutes } from './wallet/wallet-routes.ts'

export interface App {
  web: Web
  api: Api
  drain: Drain
}

/** Puts the whole server together: every module's calls, the health checks and the front end. */
export async function makeApp(
  platform: Platform,
  options: { sites?: readonly BuiltSite[]; onWeb?: (web: Web) => void } = {},
): Promise<App> {
  const web = await makeWeb(platform)
  options.onWeb?.(web)
  const api = createApi(web, platform, {
    findActor,
    queueExport,
    confirmPassword: async (kysely, actor, given) => {
      const answer = await confirmPassword(kysely, actor, { ...given, now: platform.clock.now() })
      return answer instanceof Problem ? answer : undefined
    },
    recordExport: (tx, actor, list, detail) => recordAudit(tx, doerOf(actor), { act: 'export', subject: list, detail }),
  })
  serveModules(api, platform)
  const drain = openDrain(web)
  serveHealth(web, platform, drain)
  web.get('/favicon.ico', async (_request, reply) =>
    sendFile(reply, await sitePicture(platform.database.kysely, platform.files, 'favicon')),
  )
  if (options.sites?.length) await servePages(web, platform, options.sites)
  return { web, api, drain }
}

function serveModules(api: Api, platform: Platform): void {
  const office = openMailOffice(platform.config, (db) => readSetting(db, 'businessName'))
  siteRoutes(api, { ...platform, office })
  fileSafetyRoutes(api, platform.config)
  moneyLimitRoutes(api, platform.clock)
  sessionRoutes(api, platform)
  profileRoutes(api, platform)
  referenceRoutes(api)
  masterRoutes(api, platform)
  registrationRoutes(api, platform.clock)
  reviewRoutes(api, { clock: platform.clock, publicUrl: platform.config.publicUrl })
  kycRoutes(api, platform)
  kycReviewRoutes(api, { ...platform, publicUrl: platform.config.publicUrl })
  merchantRoutes(api, { clock: platform.clock, publicUrl: platform.config.publicUrl })
  memberRoutes(api, { clock: platform.clock, publicUrl: platform.config.publicUrl })
  staffRoutes(api, { ...platform, publicUrl: platform.config.publicUrl })
  userRoutes(api, { ...platform, publicUrl: platform.config.publicUrl })
  merchantStaffRoutes(api, { ...platform, publicUrl: platform.config.publicUrl })
  noticeRoutes(api)
  pushRoutes(api, platform)
  newsRoutes(api, platform)
  downloadRoutes(api, platform.files)
  packageRoutes(api, platform.clock)
  walletRoutes(api)
  paymentRoutes(api, platform)
  bankStatementRoutes(api, platform.clock)
  correctionRoutes(api, platform.clock)
  gatewayRoutes(api, platform)
  for (const key of serviceKeys) apiServices[key].routes(api, platform)
  lawDeskRoutes(api, platform)
  courierRoutes(api)
  dashboardRoutes(api, platform.clock, apiServices)
  reportRoutes(api, platform.clock, apiServices)
  findRoutes(api, apiServices)
  auditRoutes(api)
  recurringJobRoutes(api, recurringJobs)
  exportRoutes(api, platform)
  mailRoutes(api, { demo: platform.config.demo, office })
  tourRoutes(api, platform.config)
  const openApi = { ...getOpenApi, allow: platform.config.production ? getOpenApi.allow : anyone }
  api.read(openApi, () => describeApi(api.endpoints, 'Kendra'))
}

/** The built front end; where there is none, the server has no pages. */
async function servePages(web: Web, platform: Platform, sites: readonly BuiltSite[]): Promise<void> {
  const { publicUrl } = platform.config
  web.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl)))
  web.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(siteMap(publicUrl)))
  serveAppManifest(web, platform.door.kysely)
  const written = sites.map((site) => ({ ...site, template: openPageTemplate(site) }))
  const [english] = written
  if (!english) return
  await serveSite(web, {
    root: english.root,
    clock: platform.clock,
    rateScale: platform.config.rateScale,
    inlineScript: english.template.inlineScript,
    chatAddress: () => readSetting(platform.door.kysely, 'chatAddress').catch(() => ''),
    page: openPages({ ...platform, database: platform.door }, written),
  })
}

/** Alive: the process answers. Ready: the database answers too, and nobody told the server to stop. */
function serveHealth(web: Web, { watch }: Platform, drain: Drain): void {
  web.get('/healthz', async () => ({ alive: true }))
  web.get('/readyz', async () => {
    if (drain.draining) throw tryAgain('This server is stopping.')
    if (!(await watch.answers(800))) throw tryAgain('The database does not answer.')
    return { ready: true }
  })
}
