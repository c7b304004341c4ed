import type { Db } from '../platform/database.ts'
import type { Web } from '../platform/platform.ts'
import { sendFile } from '../platform/serve/send-file.ts'
import { drawMark } from '../site/draw-mark.ts'
import { readSetting } from '../site/site-settings.ts'
import { appIcons, appManifest, manifestPath } from './app-manifest.ts'

/** What a phone asks for when the portal is put among its apps. */
export function serveAppManifest(web: Web, db: Db): void {
  web.get(manifestPath, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(appManifest(await readSetting(db, 'businessName'))),
  )
  for (const { path, size, maskable } of appIcons)
    web.get(path, async (_request, reply) =>
      sendFile(reply, {
        body: await drawMark(size, { square: maskable }),
        type: 'image/png',
        name: path.slice(1),
        inline: true,
        open: true,
      }),
    )
}
