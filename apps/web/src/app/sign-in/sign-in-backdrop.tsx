const courts = [0, 1, 2, 3, 4, 5];

/** The house the product is named after: courts within courts, light falling in from above. Only for the eye. */
export function SignInBackdrop() {
  return (
    <div
      aria-hidden="true"
      className="relative hidden overflow-hidden border-l border-border bg-muted lg:block"
    >
      <svg
        viewBox="0 0 800 900"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        fill="none"
      >
        {courts.map((court) => (
          <Court key={court} depth={court} />
        ))}
        <path d="M400 450 L310 900 L490 900 Z" fill="var(--primary)" opacity="0.10" />
        <path d="M400 450 L370 900 L430 900 Z" fill="var(--primary)" opacity="0.16" />
        <circle cx="400" cy="450" r="5" fill="var(--primary)" />
      </svg>
    </div>
  );
}

function Court({ depth }: { depth: number }) {
  const scale = 0.72 ** depth;
  const half = 380 * scale;
  const top = 450 - 420 * scale;
  const bottom = 450 + 450 * scale;
  const columns = [-1, -0.5, 0.5, 1];
  const spring = top + 210 * scale;
  return (
    <g stroke="var(--input)" strokeWidth={Math.max(0.75, 1.75 * scale)} opacity={1 - depth * 0.1}>
      <path
        d={`M${400 - half} ${bottom} V${spring} A${half} ${210 * scale} 0 0 1 ${400 + half} ${spring} V${bottom}`}
      />
      {columns.map((column) => (
        <path
          key={column}
          d={`M${400 + half * column} ${spring} L${400 + half * column * 0.72} ${450 + (spring - 450) * 0.72}`}
          opacity="0.55"
        />
      ))}
      <path d={`M${400 - half} ${bottom} L${400 - half * 0.72} ${450 + 450 * scale * 0.72}`} />
      <path d={`M${400 + half} ${bottom} L${400 + half * 0.72} ${450 + 450 * scale * 0.72}`} />
    </g>
  );
}
