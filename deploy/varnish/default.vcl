# Varnish in front of Litfass: what the site says may be kept is kept until the site names it (PURGE_URL), and shown while the site is away.
# docs/operations.md says how. Needs xkey (Debian: varnish-modules) and `-p http_gzip_support=off`, so that Brotli comes through.
vcl 4.1;

import std;
import xkey;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 1s;
    .first_byte_timeout = 30s;
    # Ready again is heard within a second.
    .probe = {
        .url = "/api/health?ready";
        .interval = 1s;
        .timeout = 3s;
        .window = 2;
        .threshold = 1;
        .initial = 1;
    }
}

# Machines of our own: the instances of the site, which may say what is stale, and what ends TLS.
acl own {
    "localhost";
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    # What comes by way of the machine that ends TLS is somebody else's, and that one has said whose: its own address, which Varnish adds, is
    # taken off, so that the last one is the visitor's (TRUST_PROXY).
    if (req.restarts == 0 && client.ip ~ own && req.http.X-Forwarded-Proto) {
        set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]+$", "");
    }
    if (req.url == "/.purge") {
        if (client.ip !~ own || req.http.X-Forwarded-Proto) {
            return (synth(403));
        }
        if (req.method != "POST" || !req.http.Surrogate-Key) {
            return (synth(400));
        }
        # Stale, not gone: it is what visitors see if the site does not answer now.
        set req.http.X-Count = xkey.softpurge(req.http.Surrogate-Key);
        return (synth(200, "Told"));
    }

    unset req.http.X-Passed;
    # The body of a request is there only once, and so nothing but reading is tried a second time.
    if (req.method != "GET" && req.method != "HEAD") {
        set req.http.X-Passed = "1";
        return (pass);
    }
    # The site's own choice of what is the same for everybody (scripts/serve/public-request.mjs).
    if (req.http.Authorization || req.http.RSC || req.http.Next-Router-Prefetch || req.http.Next-Router-State-Tree
        || req.http.Next-Router-Segment-Prefetch || req.http.Next-Action
        || (req.http.Cookie && req.http.Cookie ~ "(^|;\s*)(__Secure-)?(litfass\.session_token|litfass_editor|sessionid)=")
        || req.url ~ "^/(admin|cms-hub|pass-through|filer|api/(health|jobs|revalidate|error-reports|newsletter|search|users|media|subscribers))(/|$|\?)|/pageeditor-api/") {
        set req.http.X-Passed = "1";
        return (pass);
    }
    unset req.http.Cookie;

    # The public data interface answers in the first of the site's languages that is named. Anything else that is named makes no other answer.
    if (std.strstr(req.url, "/api/") && req.http.Accept-Language) {
        if (req.http.Accept-Language ~ "(?i)(^|[, ])(de|en)\b") {
            set req.http.Accept-Language = std.tolower(regsub(req.http.Accept-Language, "(?i)^(?:.*?[, ])?(de|en)\b.*$", "\1"));
        } else {
            unset req.http.Accept-Language;
        }
    }

    # What is named with a weight of nothing is refused.
    if (std.strstr(req.http.Accept-Encoding, "q=0")) {
        set req.http.Accept-Encoding = regsuball(req.http.Accept-Encoding, "[^,]*;\s*q=0(\.0*)?\s*(?=,|$)", "");
    }
    if (std.strstr(req.http.Accept-Encoding, "br")) {
        set req.http.Accept-Encoding = "br";
    } elseif (std.strstr(req.http.Accept-Encoding, "gzip")) {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Where campaigns lead to makes no other page.
    if (std.strstr(req.url, "?")) {
        set req.url = regsuball(req.url, "(?i)([?&])(utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid|twclid|yclid|_hs\w*|pk_\w+|mtm_\w+|piwik_\w+|matomo_\w+)=[^&]*(?=&|$)", "\1");
        set req.url = regsuball(regsub(regsuball(req.url, "&&+", "&"), "\?&+", "?"), "[?&]+$", "");
    }

    # While the site answers nobody gets anything stale; a second try, after it did not, takes what there is.
    if (req.restarts == 0 && std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    } else {
        set req.grace = 7d;
    }
    return (hash);
}

sub vcl_hash {
    # The public data interface speaks the language that is welcome.
    if (std.strstr(req.url, "/api/")) {
        hash_data(req.http.Accept-Language);
    }
}

sub vcl_backend_response {
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    # What is said to caches is taken off once, here, and not from each answer.
    if (beresp.http.Surrogate-Key) {
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        unset beresp.http.Surrogate-Key;
        unset beresp.http.Surrogate-Control;
        unset beresp.http.Cache-Tag;
        unset beresp.http.CDN-Cache-Control;
    }
    # As long as the site keeps it: of the next three events one is over without a purge.
    if (beresp.status == 200 && beresp.http.xkey && !beresp.http.Set-Cookie) {
        set beresp.ttl = 10m;
        set beresp.grace = 7d;
        return (deliver);
    }
    # Files whose names change with their bytes. Everything else is asked for each time.
    if (beresp.status == 200 && beresp.http.Cache-Control ~ "immutable" && !beresp.http.Set-Cookie) {
        set beresp.ttl = 7d;
        set beresp.grace = 7d;
        return (deliver);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
}

sub vcl_deliver {
    # It went away in this second, and nobody has noticed yet.
    if (resp.status >= 500 && req.restarts == 0 && !req.http.X-Passed) {
        return (restart);
    }
    unset resp.http.xkey;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}

sub vcl_synth {
    if (resp.status >= 500 && req.restarts == 0 && !req.http.X-Passed) {
        return (restart);
    }
    if (req.http.X-Count) {
        set resp.http.Content-Type = "application/json";
        set resp.body = "{" + {""stale":"} + req.http.X-Count + "}";
        return (deliver);
    }
}

sub vcl_backend_error {
    set beresp.http.Retry-After = "5";
    set beresp.http.Cache-Control = "no-store";
}
