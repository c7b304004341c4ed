import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { publicPaths as to } from '../../public-paths.ts'
import { loginSearch, onlyForVisitors } from '../guards.ts'

/** Signing in and what helps those who cannot. */
export function authRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    id: 'auth',
    validateSearch: loginSearch,
    beforeLoad: onlyForVisitors,
    component: lazyRouteComponent(() => import('./auth-chunk.ts'), 'AuthLayout'),
  })
  return area.addChildren([
    createRoute({
      getParentRoute: () => area,
      path: to.login,
      component: lazyRouteComponent(() => import('./auth-chunk.ts'), 'LoginPage'),
    }),
    createRoute({
      getParentRoute: () => area,
      path: to.resetPassword,
      component: lazyRouteComponent(() => import('./auth-chunk.ts'), 'ResetPasswordPage'),
    }),
    createRoute({
      getParentRoute: () => area,
      path: to.forgotUserName,
      component: lazyRouteComponent(() => import('./auth-chunk.ts'), 'ForgotUsernamePage'),
    }),
    createRoute({
      getParentRoute: () => area,
      path: to.register,
      component: lazyRouteComponent(() => import('../../registration/register-page.tsx'), 'RegisterPage'),
    }),
  ])
}

/** Where mailed links lead that are also for people who are signed in. */
export function mailedLinkRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    id: 'mailed-link',
    validateSearch: loginSearch,
    component: lazyRouteComponent(() => import('./auth-chunk.ts'), 'AuthLayout'),
  })
  return area.addChildren([
    createRoute({
      getParentRoute: () => area,
      path: to.confirmEmail,
      component: lazyRouteComponent(() => import('./confirm-email-page.tsx'), 'ConfirmEmailPage'),
    }),
  ])
}
