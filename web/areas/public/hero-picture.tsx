import classes from './public-pages.module.css'

/** A counter with a form and a card: drawn, so that it weighs nothing and follows the colour scheme. */
export function HeroPicture() {
  return (
    <svg viewBox="0 0 480 360" className={classes.picture} aria-hidden="true" focusable="false">
      <rect x="40" y="70" width="250" height="230" rx="18" className={classes.paper} />
      <rect x="66" y="98" width="56" height="66" rx="8" className={classes.soft} />
      <circle cx="94" cy="122" r="12" className={classes.line} />
      <path d="M74 158c4-18 36-18 40 0" className={classes.line} />
      {[104, 128, 152].map((y) => (
        <rect key={y} x="140" y={y} width={y === 152 ? 90 : 124} height="10" rx="5" className={classes.soft} />
      ))}
      {[190, 218, 246].map((y, i) => (
        <g key={y}>
          <rect x="66" y={y} width="18" height="18" rx="5" className={classes.accent} />
          <path d={`M70 ${y + 9}l4 4 7-8`} className={classes.tick} />
          <rect x="96" y={y + 4} width={160 - i * 26} height="10" rx="5" className={classes.soft} />
        </g>
      ))}
      <g transform="rotate(-8 350 220)">
        <rect x="250" y="160" width="190" height="120" rx="16" className={classes.card} />
        <rect x="270" y="182" width="70" height="10" rx="5" className={classes.onCard} />
        <rect x="270" y="204" width="120" height="14" rx="7" className={classes.onCardStrong} />
        <rect x="270" y="236" width="52" height="24" rx="6" className={classes.onCard} />
        <circle cx="408" cy="190" r="12" className={classes.onCard} />
      </g>
    </svg>
  )
}
