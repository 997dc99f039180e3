import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { Chrome } from "../loaders/chrome.ts";
import { TypeLink } from "../parts/type-link.tsx";
import { CatalogueItem } from "../products/catalogue-link.tsx";

/** The end of every public page: where to find the company, its sections, its partners and its papers. */
export function SiteFooter({ chrome }: { chrome: Chrome }) {
  const { footer, layout } = useMessages();
  const { basePath, pagesPath } = useRouter().options.context.config;
  const { setting, friendlyLinks, types } = chrome;
  return (
    <footer className="site-footer">
      <div className="footer-columns">
        <section className="footer-company">
          <p className="footer-name">{setting.companyName}</p>
          {setting.slogan === null ? null : <p lang={langOf(setting.slogan)}>{setting.slogan}</p>}
          <address>
            {setting.address === null ? null : <p>{setting.address}</p>}
            {setting.phone === null ? null : (
              <p>
                <a href={`tel:${setting.phone.replaceAll(/[^+\d]/g, "")}`}>{setting.phone}</a>
              </p>
            )}
            {setting.email === null ? null : (
              <p>
                <a href={`mailto:${setting.email}`}>{setting.email}</a>
              </p>
            )}
          </address>
        </section>
        {types.length === 0 && !chrome.hasProducts ? null : (
          <FooterLinks title={layout.sections} label={footer.sections}>
            <CatalogueItem chrome={chrome} />
            {types.map((type) => (
              <li key={type.id} lang={langOf(type.name)}>
                <TypeLink type={type} />
              </li>
            ))}
          </FooterLinks>
        )}
        <FooterLinks title={footer.elsewhere}>
          {setting.socialLinks.map(({ name, url }) => (
            <li key={url} lang={langOf(name)}>
              <a href={url} rel="noopener me">
                {name}
              </a>
            </li>
          ))}
          <li>
            <a href={`${pagesPath}rss.xml`}>{footer.feed}</a>
          </li>
        </FooterLinks>
        {friendlyLinks.length === 0 ? null : (
          <FooterLinks title={footer.partners}>
            {friendlyLinks.map(({ id, name, url }) => (
              <li key={id} lang={langOf(name)}>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </FooterLinks>
        )}
      </div>
      <div className="footer-papers">
        <p>{setting.copyright ?? setting.companyName}</p>
        {setting.icp === null ? null : (
          <p lang="zh">
            <a href="https://beian.miit.gov.cn/" rel="noopener">
              {setting.icp}
            </a>
          </p>
        )}
        <p>
          <a href={`${basePath}sitemap.xml`}>{footer.sitemap}</a>
        </p>
        <p>
          {/* A page of its own, loaded anew: its policy is another one. */}
          <a href={`${basePath}login`}>{footer.staff}</a>
        </p>
        <p className="footer-top">
          <a href="#content">{footer.toTop}</a>
        </p>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  title: string;
  /** Name of the part, where the title alone is used elsewhere on the page. */
  label?: string;
  children: ReactNode;
}

function FooterLinks({ title, label = title, children }: FooterLinksProps) {
  return (
    <nav className="footer-links" aria-label={label}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}
