import { cn, parseHexColor } from "@atrium/ui";
import { Search } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useWatch, type Control } from "react-hook-form";
import { config } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import type { SiteSettingFields } from "../../queries/site-settings.ts";
import { searchSnippet } from "./search-snippet.ts";

interface SettingPreviewProps {
  control: Control<SiteSettingFields, unknown, SiteSettingFields>;
}

/** A live preview of the public pages and a search result. */
export function SettingPreview({ control }: SettingPreviewProps) {
  const { siteSetting: messages } = useMessages();
  // All of them have been there from the start.
  const setting = useWatch({ control }) as SiteSettingFields;
  return (
    <aside aria-label={messages.preview} className="grid gap-3 xl:sticky xl:top-4">
      <Frame title={messages.previewHead}>
        <Head setting={setting} />
      </Frame>
      <Frame title={messages.previewFoot}>
        <Foot setting={setting} />
      </Frame>
      <Frame title={messages.previewSearch}>
        <Result setting={setting} />
      </Frame>
    </aside>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-1.5">
      <h2 id={id} className="m-0 text-xs font-medium text-subtle-foreground">
        {title}
      </h2>
      <div className="min-w-0 rounded-lg border border-border bg-muted p-4 wrap-anywhere">
        {children}
      </div>
    </section>
  );
}

interface PartProps {
  setting: SiteSettingFields;
}

function Head({ setting }: PartProps) {
  const { siteSetting: messages } = useMessages();
  const { logo, companyName, displayFace } = setting;
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-2.5">
        {logo && <img src={logo} alt="" width={32} height={32} className="size-8 object-contain" />}
        <span className={cn("min-w-0 flex-1 truncate text-lg font-semibold", faces[displayFace])}>
          {companyName || messages.companyName}
        </span>
        <Search aria-hidden="true" className="size-4 shrink-0 text-subtle-foreground" />
      </div>
      <Accents setting={setting} />
    </div>
  );
}

const faces = { serif: "font-serif", sans: "font-sans" };

/** A link in the accent of each theme, on its page; the colour of the theme itself while it has none. */
function Accents({ setting: { accentLight, accentDark } }: PartProps) {
  const { siteSetting: messages } = useMessages();
  const samples = [
    { theme: "light", name: messages.accentLight, color: accentLight },
    { theme: "dark", name: messages.accentDark, color: accentDark },
  ];
  return (
    <div className="grid grid-cols-2 gap-2 text-sm">
      {samples.map(({ theme, name, color }) => (
        <span
          key={theme}
          className={cn(
            theme,
            "rounded-md border border-border bg-background px-2.5 py-1.5 font-medium text-primary underline",
          )}
          style={color !== null && parseHexColor(color) ? { color } : undefined}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

function Foot({ setting }: PartProps) {
  const { siteSetting: messages } = useMessages();
  const { companyName, slogan, address, phone, email, socialLinks, copyright, icp } = setting;
  const lines = [slogan, address, phone, email].filter(Boolean);
  const links = socialLinks.filter(({ name }) => name !== "");
  const papers = [copyright || companyName, icp].filter(Boolean);
  return (
    <div className="grid gap-3 text-xs text-muted-foreground">
      <p className={cn("m-0 text-base font-semibold text-foreground", faces[setting.displayFace])}>
        {companyName || messages.companyName}
      </p>
      {lines.length > 0 && (
        <ul className="m-0 grid list-none gap-0.5 p-0">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {links.length > 0 && <p className="m-0">{links.map(({ name }) => name).join(" · ")}</p>}
      <p className="m-0 border-t border-border pt-2 text-subtle-foreground">{papers.join(" · ")}</p>
    </div>
  );
}

function Result({ setting }: PartProps) {
  const { siteSetting: messages } = useMessages();
  const { title, description } = searchSnippet(setting);
  return (
    <div className="grid gap-0.5">
      <span className="text-xs text-subtle-foreground">{config.publicUrl}</span>
      <span className="text-lg text-primary">{title}</span>
      <span className="text-sm text-muted-foreground">{description || messages.noDescription}</span>
    </div>
  );
}
