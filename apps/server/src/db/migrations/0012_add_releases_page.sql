-- What a new site gets from its seeds: the calendar, the releases, their permissions, and both for the roles that publish or read articles.
INSERT INTO menus (id, parent_id, type, name, title, icon, url, component, permission_code, order_by,
    created_at, created_by, created_by_name, updated_at, updated_by, updated_by_name)
  SELECT gen_random_uuid()::text, above.id, 'menu', page.name, page.name, page.icon, page.url, page.component, page.code, page.place,
    now(), 'system', 'System', now(), 'system', 'System'
  FROM menus above, (VALUES
    ('Calendar', 'calendar-days', '/content/calendar', 'content/calendar/index', 'content:article:page', 45),
    ('Releases', 'package-check', '/content/releases', 'content/release/index', 'content:release:page', 46)
  ) page(name, icon, url, component, code, place)
  WHERE above.type = 'directory' AND above.url = '/content'
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO auths (id, code, name, menu_id, action, http_method, api_path, description, order_by,
    created_at, created_by, created_by_name, updated_at, updated_by, updated_by_name)
  SELECT gen_random_uuid()::text, 'content:release:' || action, name,
    (SELECT id FROM menus WHERE url = '/content/releases' AND type = 'menu'), action, method, '/api/dtRelease/' || path, description,
    (SELECT max(order_by) FROM auths) + position, now(), 'system', 'System', now(), 'system', 'System'
  FROM (VALUES
    ('page', 'Page through releases', 'GET', 'page', 'Page through releases', 1),
    ('view', 'Get a release', 'GET', 'get/{id}', 'Get a release', 2),
    ('save', 'Create a release', 'POST', 'save', 'Create a release', 3),
    ('update', 'Rename a release', 'PUT', 'update',
      'Add articles to a release. Remove articles from a release. Rename a release', 4),
    ('publish', 'Publish a release now', 'POST', 'publish',
      'Publish a release now. Schedule a release. Unschedule a release', 5),
    ('delete', 'Delete a release', 'DELETE', 'delete/{id}', 'Delete a release', 6)
  ) shipped(action, name, method, path, description, position)
  WHERE EXISTS (SELECT 1 FROM auths WHERE code = 'content:article:publish')
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO role_auths (role_id, auth_id)
  SELECT held.role_id, added.id FROM role_auths held
  JOIN auths publishing ON publishing.id = held.auth_id AND publishing.code = 'content:article:publish'
  JOIN auths added ON added.code LIKE 'content:release:%'
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO role_auths (role_id, auth_id)
  SELECT roles.id, added.id FROM roles
  JOIN auths added ON added.code IN ('content:release:page', 'content:release:view')
  WHERE roles.code IN ('editor', 'reviewer')
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO role_menus (role_id, menu_id)
  SELECT held.role_id, page.id FROM role_auths held
  JOIN auths code ON code.id = held.auth_id
  JOIN menus page ON page.type = 'menu' AND page.permission_code = code.code
    AND page.url IN ('/content/calendar', '/content/releases')
  ON CONFLICT DO NOTHING;
