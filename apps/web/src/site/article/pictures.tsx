import { useMessages } from "../../messages/index.ts";

/** An article's further pictures. */
export function Pictures({ urls }: { urls: string }) {
  const words = useMessages().article;
  const addresses = [...new Set(urls.split(";").map((url) => url.trim()))].filter(Boolean);
  return (
    <section className="pictures" aria-label={words.pictures}>
      {addresses.map((url, index) => (
        <a key={url} href={url} aria-label={words.picture(index + 1)}>
          <img
            className="cover cover-wide"
            src={url}
            alt=""
            width={800}
            height={450}
            loading="lazy"
          />
        </a>
      ))}
    </section>
  );
}
